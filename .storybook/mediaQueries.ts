import type { Surroundings } from './surroundingsOf.ts';

const always = '(width >= 0px)';
const never = '(width < 0px)';

/** What media queries ask about a person's settings, and what the toolbar answers. */
const answersOf = ({
  hasMoreContrast,
  hasForcedColors,
  hasReducedMotion,
}: Surroundings): readonly [string, string][] => [
  ...(hasMoreContrast ? [['(prefers-contrast: more)', always] satisfies [string, string]] : []),
  ...(hasForcedColors ? [['(forced-colors: active)', always] satisfies [string, string]] : []),
  ...(hasReducedMotion
    ? [
        ['(prefers-reduced-motion: reduce)', always] satisfies [string, string],
        ['(prefers-reduced-motion: no-preference)', never] satisfies [string, string],
      ]
    : []),
];

const written = new WeakMap<CSSMediaRule, string>();

function answer(rules: CSSRuleList, answers: readonly [string, string][]) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, original);
      const text = answers.reduce((query, [asked, answered]) => query.replaceAll(asked, answered), original);
      if (text !== rule.media.mediaText) rule.media.mediaText = text;
    }
    if (rule instanceof CSSGroupingRule) answer(rule.cssRules, answers);
  }
}

const rulesOf = (sheet: CSSStyleSheet) => {
  try {
    return sheet.cssRules;
  } catch {
    // Of another origin.
    return null;
  }
};

let answers: readonly [string, string][] = [];
let watch: MutationObserver | null = null;

function answerAll() {
  for (const sheet of document.styleSheets) {
    const rules = rulesOf(sheet);
    if (rules) answer(rules, answers);
  }
}

/**
 * Lets the page's style sheets believe that somebody has set more contrast, forced colours or less motion: a page cannot set that itself,
 * but it can answer the queries of its own sheets, also of those that come later. Sheets within an element's shadow are left alone.
 */
export function answerMediaQueries(surroundings: Surroundings) {
  const next = answersOf(surroundings);
  if (next.length === 0 && answers.length === 0) return;
  answers = next;
  answerAll();
  watch ??= new MutationObserver(answerAll);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.addEventListener('load', answerAll, { capture: true });
}
