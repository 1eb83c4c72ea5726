const some = (list, most = 5) =>
  list.slice(0, most).join(', ') + (list.length > most ? ` and ${list.length - most} more` : '');

/** Says at the end what ran, what was left out, and what is to be run by hand. */
export function report(chosen, results, seconds) {
  const lines = [];
  const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name);
  for (const { name, left } of results) if (left.length > 0) lines.push(`Left out of ${name}: ${some(left)}.`);
  if (!chosen.isRecorded && chosen.api.length > 0)
    lines.push(
      'No whole run has noted here what each test of the server runs: they were chosen by imports and by nearness.',
    );
  lines.push('Left out always: pictures, circles of imports, the packages, the budgets, and end to end.');
  if (chosen.journeys.length > 0)
    lines.push(`Journeys through these rooms: npm test -- --only=e2e ${some(chosen.journeys)}.`);
  if (chosen.whole.length > 0) lines.push(`${some(chosen.whole)} can touch everything: run npm test.`);
  console.log(`\n${lines.join('\n')}`);
  const took = `${Math.round(seconds)} s`;
  console.log(
    failed.length > 0 ? `\nRed after ${took}: ${failed.join(', ')}.` : `\nGreen after ${took}, as far as it looked.`,
  );
}
