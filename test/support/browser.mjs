// A page in Chromium that reaches this machine only, and tells what else was asked for.
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { whenInterrupted } from './ending.mjs';

/** Gives the page, `close`, and `outside`: the addresses beyond this machine that the page asked for, in vain. */
export async function openBrowser(folder) {
  const context = await chromium.launchPersistentContext(path.join(folder, 'chromium'), {
    executablePath: findChromium(),
    viewport: { width: 1280, height: 800 },
    // Asked in a page, a person would allow it; a deal is pasted from there.
    permissions: ['clipboard-read', 'clipboard-write'],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ...['--disable-background-networking', '--disable-component-update', '--disable-dev-shm-usage'],
    ],
  });
  whenInterrupted(() => context.close());
  const outside = new Set();
  const note = (address) => {
    if (isOutside(new URL(address))) outside.add(address.replace(/[?#].*/, ''));
  };
  const page = context.pages()[0] ?? (await context.newPage());
  // Watched, not routed: through Playwright's routes, messages to the editor have arrived with a byte lost.
  context.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  return { page, outside, close: () => context.close().catch(() => {}) };
}

function isOutside({ protocol, hostname }) {
  const isNetwork = /^(https?|wss?):$/.test(protocol);
  return isNetwork && !/^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/.test(hostname);
}
