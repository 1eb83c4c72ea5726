// What the video shows: a morning at the desk, on the running product with its demo data.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { roomFolder } from '../lib/rooms.mjs';

const demo = { email: 'demo@corredor.example', password: 'corredor-demo-1' };
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Finds the product's own words, as the page shows them. */
function wordsIn(language) {
  const rooms = new Map();
  return (key, values = {}) => {
    const [room, path] = key.split(':');
    const core = `packages/core/src/words/i18n/messages/${language}.json`;
    const file = room === 'common' ? core : `${roomFolder('widgets', room)}/messages/${language}.json`;
    if (!rooms.has(room)) rooms.set(room, read(file));
    const text = path.split('.').reduce((place, name) => place[name], rooms.get(room));
    return text.replace(/\{\{(\w+)\}\}/g, (_all, name) => values[name]);
  };
}

/** Goes the way and answers its frames: a picture, how long it stands, and where the pointer goes in that time. */
export async function walk(page, url, language, captions) {
  const words = wordsIn(language);
  const frames = [];
  await signIn(page, url, language);
  const { number, policy, instalment } = await lateInstalment(page);

  const settle = async () => {
    // What stands below is asked for only when somebody comes near it.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[aria-busy="true"], [data-pending]')].every(
        (waiting) => waiting.getBoundingClientRect().top >= innerHeight,
      ),
    );
    await wait(500);
  };
  const show = async (milliseconds, caption) => {
    await settle();
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    frames.push({ png: png.toString('base64'), milliseconds, caption: caption && captions[caption] });
  };
  /** The pointer goes there and presses, then the page answers. */
  const press = async (target) => {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await target.boundingBox();
    frames.at(-1).press = { x: x + width / 2, y: y + height / 2 };
    await target.click();
    await page.mouse.move(0, 790);
  };

  await page.goto(`${url}/app/dashboard`);
  await page.getByRole('button', { name: new RegExp(`^${words('notifications:bell')}`) }).waitFor();
  await show(2400, 'dashboard');
  await press(page.getByRole('link', { name: words('common:menu.policies'), exact: true }));
  await page.getByRole('searchbox').waitFor();
  await show(1400, 'policies');
  await press(page.getByRole('searchbox'));
  await page.getByRole('searchbox').fill(number.slice(0, -3));
  await show(350);
  await page.getByRole('searchbox').fill(number);
  await wait(800);
  await show(900);
  // A renewal has the number of what it renews.
  const itself = page.locator(`[href*="detail=${policy}"], [href$="/${policy}"]`);
  await press(page.getByRole('link', { name: number, exact: true }).and(itself).first());
  await page.getByRole('tab').first().waitFor();
  await show(2000, 'policy');
  await press(page.getByRole('tab', { name: words('policies:tab.payments') }));
  // The head of the policy offers the same; it is shown where the instalment stands.
  const timeline = page.getByRole('tabpanel');
  const name = words('payments:timeline.payNamed', { number: instalment });
  const pay = timeline.getByRole('button', { name, exact: true });
  await pay.scrollIntoViewIfNeeded();
  await show(1600, 'pay');
  await press(pay);
  const dialog = page.getByRole('dialog', { name: words('payments:pay.title') });
  await show(1000);
  await press(dialog.getByText(words('common:paymentMethod.transfer'), { exact: true }));
  await show(800);
  await press(dialog.getByRole('button', { name: words('common:action.pay'), exact: true }));
  await dialog.waitFor({ state: 'hidden' });
  await pay.waitFor({ state: 'hidden' });
  await show(2200, 'paid');
  await press(page.getByRole('button', { name: new RegExp(`^${words('notifications:bell')}`) }));
  await show(2800, 'bell');
  return frames;
}

async function signIn(page, url, language) {
  await page.goto(`${url}/login`);
  await page.locator('input[name="email"]').fill(demo.email);
  await page.locator('input[name="password"]').fill(demo.password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/app/**');
  // The demo's own language is Spanish.
  const { status } = await call(page, 'PATCH', '/api/auth/me/preferences/', { language });
  if (status >= 300) throw new Error(`The language could not be set: ${status}.`);
  await page.goto(`${url}/app/dashboard?lng=${language}`);
  await page.locator(`html[lang="${language}"]`).waitFor();
}

/** The newest instalment that is late, with its policy. */
async function lateInstalment(page) {
  const { body } = await call(page, 'GET', '/api/policy/payments/?status=delayed&ordering=-due_date');
  const [payment] = body.results;
  return { number: payment.policy_number, policy: payment.policy_id, instalment: payment.number };
}

const call = (page, method, path, body) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const { token } = JSON.parse(localStorage.getItem('corredor.session') ?? '{}');
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
      return { status: answer.status, body: await answer.json().catch(() => null) };
    },
    { method, path, body },
  );
