// Which browser drives the stories and the end-to-end tests.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const steady = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser to use: CORREDOR_BROWSER, the pinned one from npm (Linux x64), the system's, or Playwright's own.
 * @returns {Promise<{ executablePath: string | undefined, args: string[], kind: 'env' | 'pinned' | 'system' | 'playwright' }>}
 */
export async function findBrowser() {
  const named = process.env.CORREDOR_BROWSER;
  if (named) return { executablePath: named, args: steady, kind: 'env' };
  return (await pinnedBrowser()) ?? systemBrowser() ?? { executablePath: undefined, args: steady, kind: 'playwright' };
}

/** One line that says which browser was taken. */
export function describeBrowser({ kind, executablePath }) {
  const names = {
    env: 'the browser of CORREDOR_BROWSER',
    pinned: 'the pinned Chromium',
    system: "the system's browser",
  };
  return `Browser: ${names[kind] ?? "Playwright's own Chromium"}${executablePath ? ` (${executablePath})` : ''}`;
}

async function pinnedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const args = [...new Set([...chromium.args.filter((flag) => !isUnwanted(flag)), ...steady])];
    // Every browser that this process starts draws with the project's fonts, whatever the machine has.
    process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url));
    return { executablePath, args, kind: 'pinned' };
  } catch (error) {
    console.warn(`The pinned Chromium could not be unpacked (${error.message}); looking for another browser.`);
    return undefined;
  }
}

// One process hides crashes; Playwright picks its own headless mode and profile.
function isUnwanted(flag) {
  return flag.startsWith('--single-process') || flag.startsWith('--headless') || flag.startsWith('--window-size');
}

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...systemNames.flatMap((name) => folders.map((folder) => join(folder, name))), ...systemPaths];
  const executablePath = candidates.find((path) => existsSync(path));
  return executablePath && { executablePath, args: steady, kind: 'system' };
}
