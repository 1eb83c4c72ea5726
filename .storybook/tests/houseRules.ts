import { meanings } from '../../packages/ui/src/theme/meanings.ts';
import type { Counted, Counts } from './countParts.ts';

type Rule = keyof Counts;
/** What the pages of documentation allow at most, and where they say so. */
export const rules: Record<Rule, { most: number; what: string; page: string }> = {
  accents: { most: 1, what: 'solid accent buttons', page: 'Components/Actions/Button' },
  fields: { most: 5, what: 'fields in a dialog', page: 'Patterns/Form' },
  lines: { most: 4, what: 'lines on a card', page: 'Patterns/Board or list' },
};

type Exception = {
  /** The beginning of the ids of the stories. */
  stories: string;
  rule: Rule;
  /** What they may have, and not one more. */
  most: number;
  why: string;
};

/** Where a page of documentation is not followed, and why that is better. */
export const exceptions: Exception[] = [
  {
    stories: 'components-actions-button--',
    rule: 'accents',
    most: 5,
    why: 'It shows every size and state of one button.',
  },
  {
    stories: 'screens-plans-and-checkout-outcomeview--declined',
    rule: 'accents',
    most: 8,
    why: 'It shows one outcome below the other; a person meets one of them.',
  },
  {
    stories: 'screens-public-pages-landingscreen--',
    rule: 'accents',
    most: 3,
    why: 'It is several windows high, and each of its parts leads on: to begin, to the plan without a price, to write.',
  },
  {
    stories: 'screens-public-pages-publicprofilescreen--',
    rule: 'accents',
    most: 2,
    why: 'To call and to write are two ways to the same, at both ends of the page: on a telephone only one is in view.',
  },
  {
    stories: 'screens-branches-branch',
    rule: 'fields',
    most: 85,
    why: 'A branch is set up once, beside the list that it is compared with; each of its extra fields brings its own.',
  },
  {
    stories: 'screens-branches-officialbranchesview--',
    rule: 'fields',
    most: 10,
    why: 'It asks one thing, which branches to take over; each group of them has a box of its own.',
  },
  {
    stories: 'screens-customers-customerdialog--',
    rule: 'fields',
    most: 18,
    why: 'A customer made in the middle of another form, which must stay in view with what was typed.',
  },
  {
    stories: 'screens-customers-dependents--',
    rule: 'fields',
    most: 21,
    why: 'The same dialog, opened from another customer.',
  },
  {
    stories: 'screens-policies-policyscreenform--new-payer',
    rule: 'fields',
    most: 18,
    why: 'The same dialog, opened from a policy.',
  },
  {
    stories: 'screens-imports-importwizardview--',
    rule: 'fields',
    most: 9,
    why: 'A wizard as large as the window, which says of each step what was read; the list that it fills stays behind.',
  },
  {
    stories: 'screens-vehicles-vehicle',
    rule: 'fields',
    most: 18,
    why: 'A vehicle, or its owner, made in the middle of another form, which must stay in view with what was typed.',
  },
  {
    stories: 'screens-payments-paydialogview--',
    rule: 'fields',
    most: 6,
    why: 'It asks how an instalment was paid, and all six stand on the receipt.',
  },
  {
    stories: 'screens-payments-paymentscreen--late',
    rule: 'fields',
    most: 6,
    why: 'The same dialog, opened from an instalment.',
  },
  {
    stories: 'screens-policies-policyscreentabs--late',
    rule: 'fields',
    most: 6,
    why: 'The same dialog, opened from a policy.',
  },
  {
    stories: 'screens-payments-paymentsscreen--collects-from-a-payer',
    rule: 'fields',
    most: 6,
    why: 'The same dialog, opened from the list.',
  },
  {
    stories: 'screens-payments-transferdialogview--',
    rule: 'fields',
    most: 6,
    why: 'It asks once for several instalments what is asked for one, and how it is divided.',
  },
  {
    stories: 'screens-renewals-renewalsscreenboard--cards-in-spain',
    rule: 'lines',
    most: 6,
    why: 'What the law wants said until a day has a line each: what is cut off there costs the term.',
  },
  {
    stories: 'screens-shell-',
    rule: 'fields',
    most: 7,
    why: 'A new brokerage cannot go on before its profile is there: nothing lies behind that could stay in view.',
  },
];

/** The colours of a solid accent button, at rest and under the pointer. */
export const solid = (['light', 'dark'] as const).flatMap((scheme) => {
  const { accent } = meanings(scheme);
  return [accent.solid, accent.solidHover];
});

export const exceptionFor = (storyId: string, rule: Rule) =>
  exceptions.find((one) => one.rule === rule && storyId.startsWith(one.stories));

/** What a story shows too much of: the worst of each kind, as a sentence. */
export function brokenRules(storyId: string, counts: Counts): string[] {
  const names: Rule[] = ['accents', 'fields', 'lines'];
  return names.flatMap((name) => {
    const { what, page } = rules[name];
    const most = exceptionFor(storyId, name)?.most ?? rules[name].most;
    const say = ({ view, names: found }: Counted) =>
      `“${view}” has ${found.length} ${what}, and ${page} allows ${most}: ${found.join(' | ')}`;
    const worst = counts[name].toSorted((one, other) => other.names.length - one.names.length)[0];
    return worst && worst.names.length > most ? [say(worst)] : [];
  });
}
