// VS Code's page as a person looks at it. There is no interface for this but the names of its parts.

/** So often formatting is asked for, and so long, in milliseconds, each time waited for. */
const FORMATTINGS = 10;
const FORMATTING_TIME = 5000;

export class Workbench {
  constructor(page) {
    this.page = page;
  }

  /** Waits until the status bar names the language of the file. */
  async language(name) {
    await this.page.locator('[id="status.editor.mode"]', { hasText: name }).waitFor({ timeout: 60_000 });
  }

  /** Waits until an error is underlined. */
  async squiggle() {
    await this.page.locator('.squiggly-error').first().waitFor({ timeout: 60_000 });
  }

  /** Opens the list of problems, and waits for one that names this rule. */
  async problem(rule) {
    await this.page.keyboard.press('Control+Shift+M');
    await this.page.locator('.markers-panel .monaco-list-row', { hasText: rule }).first().waitFor();
  }

  /** Points at `words` in the line that holds `line`, and waits for a hover that says something fitting. */
  async hover(line, words, pattern) {
    const { x, y } = await this.#placeOf(line, words);
    await this.page.mouse.move(x - 1, y);
    await this.page.mouse.move(x, y);
    await this.page
      .locator('.monaco-hover:not(.hidden) .hover-contents', { hasText: pattern })
      .first()
      .waitFor();
  }

  /** Puts a text into the editor by way of the clipboard. */
  async paste(text) {
    await this.page.evaluate((written) => navigator.clipboard.writeText(written), text);
    await this.page.locator('.editor-instance .view-lines').first().click();
    await this.page.keyboard.press('Control+V');
  }

  /** Formats until the line holds these words: a formatter that is offered late is asked again. */
  async format(words) {
    const formatted = this.page.locator('.view-line', { hasText: words }).first();
    for (let left = FORMATTINGS; 0 < left; left--) {
      await this.page.keyboard.press('Control+Shift+I');
      const shown = formatted.waitFor({ timeout: FORMATTING_TIME });
      if (
        left === 1 ||
        (await shown.then(
          () => true,
          () => false,
        ))
      )
        return shown;
    }
  }

  /** Waits for a line that holds these words. */
  async line(words) {
    await this.page.locator('.view-line', { hasText: words }).first().waitFor();
  }

  /** Takes a picture of the upper `height` pixels of the editor. */
  async pictureOfEditor(file, height) {
    const box = await this.page.locator('.editor-instance').first().boundingBox();
    await this.picture(file, { ...box, height });
  }

  /** Takes a picture of the page or a part of it, once nothing there changes any more. */
  async picture(file, clip) {
    for (let before, after; before === undefined || !before.equals(after); ) {
      before = after;
      await this.page.waitForTimeout(1000);
      after = await this.page.screenshot({ path: file, clip });
    }
  }

  /** Waits until the words in that line have this colour. */
  async colour(line, words, wanted) {
    await this.#untilColour(`${words} in ${wanted}`, line, [words], ([colour]) => colour === wanted);
  }

  /** Waits until the words in that line have another colour than others. */
  async otherColour(line, words, others) {
    await this.#untilColour(
      `${words} unlike ${others}`,
      line,
      [words, others],
      ([one, other]) => one !== other,
    );
  }

  async #untilColour(what, line, all, holds) {
    const end = Date.now() + 30_000;
    for (;;) {
      const colours = [];
      for (const words of all) colours.push(await this.#colourOf(line, words));
      if (holds(colours)) return;
      if (Date.now() > end) throw new Error(`${what}: it is ${colours.join(', ')}.`);
      await this.page.waitForTimeout(100);
    }
  }

  async #colourOf(line, words) {
    const row = this.page.locator('.view-line', { hasText: line }).first();
    await row.waitFor();
    return row.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.textContent.includes(wanted)) return getComputedStyle(node.parentElement).color;
      }
      return 'not there';
    }, words);
  }

  /** Where on the page the middle of some words is. */
  async #placeOf(line, words) {
    const row = this.page.locator('.view-line', { hasText: line }).first();
    await row.waitFor();
    return row.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const start = node.textContent.replaceAll('\u00a0', ' ').indexOf(wanted);
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + wanted.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }
      throw new Error(`“${wanted}” does not stand in the line.`);
    }, words);
  }
}
