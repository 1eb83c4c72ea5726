import type { DashboardSummary } from '@corredor/core/api';
import { formatDate } from '@corredor/core/dates';
import type { Locale } from '@corredor/core/locales';
import { formatMoney } from '@corredor/core/money';
import { firstFigureMark } from '@corredor/core/pages';
import type { Drawn } from './drawShell.ts';
import { marks, writeMarks } from './marks.ts';

/** Writes the numbers of the dashboard into the drawn frame as they come. Answers when they stand, or when it is clear that they will not. */
export async function writeFigures({ shell, cards, writeToday }: Drawn, answer: Promise<Response>, locale: Locale) {
  const response = await answer;
  // The app reads the answer too.
  const summary: DashboardSummary | null = response.ok ? await response.clone().json() : null;
  if (!summary || !shell.isConnected) return;
  const { amounts, currency, ending_until, near_days, today } = summary;
  const due: Record<string, number | null> = summary.due;
  const sums: Record<string, string | null> = amounts;
  const numbers = new Intl.NumberFormat(locale);
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const places = [...shell.querySelectorAll<HTMLElement>('[data-figure]')];
  const grid = places[0]?.parentElement;
  const written = [...(cards.get('other')?.querySelectorAll<HTMLElement>('[data-figure]') ?? [])].flatMap((card) => {
    const { figure = '' } = card.dataset;
    const name = figure.slice('due.'.length);
    const count = due[name] ?? null;
    // What this person may not view has no card, nor have forms that nobody left.
    const waiting = places.find((place) => place.dataset.figure === figure);
    const isLeft = name === 'unfinished_forms';
    if (count === null || (isLeft ? count === 0 : !waiting)) return [];
    // There are no words here for an instalment that is near today or tomorrow; the app has them.
    if (name === 'instalments_near' && count > 0 && near_days < 2 && waiting) return [waiting];
    const kind = count === 0 ? 'none' : new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other';
    const whole = cards.get(kind)?.querySelector(`[data-figure="${figure}"]`)?.cloneNode(true);
    if (!(whole instanceof HTMLElement)) return [];
    writeMarks(whole, [
      [marks.count, numbers.format(count)],
      [marks.days, numbers.format(near_days)],
      [marks.until, formatDate(ending_until, locale)],
      [marks.sum, money(amounts.policies_lapsed ?? '0.00')],
    ]);
    // Of policies the number is told, with their premium in its note.
    const sum = name === 'policies_lapsed' ? null : sums[name];
    const place = whole.querySelector('[data-value]');
    if (place) place.textContent = sum ? money(sum) : numbers.format(count);
    return [whole];
  });
  if (written.length > 0) grid?.replaceChildren(...written);
  writeToday(today);
  // What follows a frame follows its paint.
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  performance.mark(firstFigureMark);
  // Painted is not yet seen: what runs now would hold the picture back.
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
}
