import type { DashboardSummary } from '@corredor/core/api';
import { formatDate } from '@corredor/core/dates';
import { formatMoney } from '@corredor/core/money';
import { firstFigureMark } from '@corredor/core/pages';
import type { Drawn } from './drawShell.ts';
import { marks, writeMarks } from './marks.ts';

/** Writes the numbers of the dashboard into the drawn frame as they come. Answers when they stand, or when it is clear that they will not. */
export async function writeFigures({ shell, cards, writeToday }: Drawn, answer: Promise<Response>, language: string) {
  const response = await answer;
  // The app reads the answer too.
  const summary: DashboardSummary | null = response.ok ? await response.clone().json() : null;
  if (!summary || !shell.isConnected) return;
  const { amounts, currency, due, ending_until, today, totals } = summary;
  const counts: Record<string, number | null> = { ...entriesOf('due', due), ...entriesOf('totals', totals) };
  const sums: Record<string, string | null> = entriesOf('due', amounts);
  const numbers = new Intl.NumberFormat(language);
  for (const card of shell.querySelectorAll<HTMLElement>('[data-figure]')) {
    const { figure = '' } = card.dataset;
    const count = counts[figure] ?? null;
    const amount = sums[figure];
    const kind = count === 0 ? 'nothing' : amount ? 'amount' : 'count';
    const whole = cards.get(kind)?.querySelector(`[data-figure="${figure}"]`)?.cloneNode(true) ?? card;
    // What this person may not view has no card.
    if (count === null) card.remove();
    else if (whole instanceof HTMLElement) {
      writeMarks(whole, [
        [marks.amount, amount ? formatMoney(amount, currency, language) : ''],
        [marks.until, formatDate(ending_until, language)],
      ]);
      const place = whole.querySelector('[data-value]');
      if (place) place.textContent = numbers.format(count);
      delete whole.dataset.loading;
      card.replaceWith(whole);
    }
  }
  writeToday(today);
  // What follows a frame follows its paint.
  await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  performance.mark(firstFigureMark);
  // Painted is not yet seen: what runs now would hold the picture back.
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
}

const entriesOf = <Value>(part: string, values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${part}.${name}`, value]));
