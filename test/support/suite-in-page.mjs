// A suite of an extension host, its workbench in a page: what it prints, and its verdict.
import process from 'node:process';
import { format } from 'node:util';

const timeLimit = Number(process.env.E2E_TIMEOUT_MS ?? 300_000);
/** What the workbench itself says, of no interest to a test log. */
const noise =
  /^(ChatSessionStore|Creating a socket|Creation of workbench|ENOPRO|Extension host \(|Found additional|Ignoring|Loading development|Request to|Resolv(ing|ed) connection token|Updating additional|vscode-test-web-support|\[[A-Z]\w+)/;

/**
 * Opens the workbench at `address`, and gives the suite's exit code. `onLine` is told each line that the suite prints;
 * `onEnd` is handed a function to call when there will be no verdict.
 */
export function runSuiteIn(page, address, { onLine = () => {}, onEnd = () => {} } = {}) {
  const print = (text) => {
    onLine(text);
    if (process.env.VERBOSE || !noise.test(text)) console.log(text);
  };
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no verdict after ${timeLimit} ms`)), timeLimit).unref();
    page.once('crash', () => reject(new Error('the page crashed')));
    onEnd(reject);
    // The workbench calls these two functions of its page, if they are there before it is.
    page
      .exposeFunction('codeAutomationLog', (_, args) => print(format(...args)))
      .then(() => page.exposeFunction('codeAutomationExit', resolve))
      .then(() => page.goto(address))
      .catch(reject);
  });
}
