import lighthouse from 'lighthouse';
import { firstFigure } from './firstFigure.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Bear on no score and take long. */
const skipped = [
  'bf-cache',
  'final-screenshot',
  'screenshot-thumbnails',
  'script-treemap-data',
  'unused-javascript',
  'unused-css-rules',
];

/** Opens a page as Lighthouse's phone does, slow 4G and a CPU four times as slow; answers its figures and what it found wrong. */
export async function visit(url, port) {
  const quick = { disableFullPageScreenshot: true, skipAudits: skipped };
  const { lhr, artifacts } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories, ...quick });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const listed = lhr.audits['network-requests']?.details?.items ?? [];
  const requests = listed.filter(({ url: address }) => !address.startsWith('data:'));
  const bytesOf = (types) =>
    requests.reduce((sum, one) => sum + (!types || types.includes(one.resourceType) ? one.transferSize : 0), 0) / 1024;
  const value = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const figure = await firstFigure(artifacts, lhr);
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])),
    fcp: value('first-contentful-paint') / 1000,
    lcp: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    longTasks: lhr.audits['long-tasks']?.details?.items?.length ?? 0,
    bytes: bytesOf(),
    code: bytesOf(['Script', 'Stylesheet']),
    requests: requests.length,
    ...figure,
    found: categories.slice(1).flatMap((name) => failedIn(lhr, name)),
  };
}

/** What a category lacks to 100, with the first place where it was seen. */
function failedIn(lhr, name) {
  return (lhr.categories[name]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ weight, audit: lhr.audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit && audit.score !== null && audit.score < 1)
    .map(({ audit }) => {
      const [first] = audit.details?.items ?? [];
      const place = first?.node?.snippet ?? first?.description ?? first?.url ?? audit.explanation ?? '';
      return { category: name, title: `${audit.id}: ${audit.title}${place ? ` (${place})` : ''}` };
    });
}
