/**
 * Takes steps one after the other and prints each by its name; the first that fails is the last. `seen` counts, and
 * the page as it was then stays as a picture.
 */
export async function walk(how, steps, page, seen) {
  for (const [step, take] of Object.entries(steps)) {
    try {
      await take();
      seen.passed++;
      console.log(`  ✔ ${how}: ${step}`);
    } catch (error) {
      seen.failed++;
      console.error(`  ✘ ${how}: ${step}\n${error.message}`);
      await page.screenshot({ path: 'ui-failure.png' }).catch(() => {});
      return;
    }
  }
}
