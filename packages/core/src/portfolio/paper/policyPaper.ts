import { type Locale, languageIn } from '../../basics/locales/index.ts';
import { formatPhone } from '../../basics/phones/index.ts';
import type { PolicyInsured, PolicySheet } from '../../contract/api/index.ts';
import type { Language } from '../../words/i18n/index.ts';
import { sellerKey, sharesOn } from '../policies/index.ts';
import { chargeName } from '../premium/index.ts';
import { framed } from './frame.ts';
import { creditsTable, instalmentsTable } from './instalmentTables.ts';
import { cancellationFact, movementsTable } from './movementsTable.ts';
import type { Paper, PaperFacts, PaperPart, PaperTable } from './paper.ts';
import { type PaperWords, paperWords, type SharedWord } from './words.ts';
import { yearOf } from './yearOf.ts';

/**
 * A policy as its customer may read it: what it covers, for whom and at what price. What is the office's own stays out: commission,
 * observations, and when the office wants to be reminded.
 */
export function policyPaper(sheet: PolicySheet, locale: Locale, sharedWord: SharedWord): Paper {
  const words = paperWords(locale, sheet.policy.currency, sharedWord);
  const parts: PaperPart[] = [
    contractOf(sheet, words),
    yearOf(sheet, words),
    partiesOf(sheet, words),
    premiumOf(sheet, languageIn(locale), words),
    movementsTable(sheet, words),
    ...conditionsOf(sheet, words),
    coveragesOf(sheet, words),
    vehiclesOf(sheet, words),
    generalsOf(sheet, words),
    insuredsOf(sheet, words),
    beneficiariesOf(sheet, words),
    instalmentsTable(sheet.instalments ?? [], words),
    creditsTable(sheet.credits ?? [], words),
  ];
  return framed(sheet, languageIn(locale), words, { kind: words.say('policyTitle'), parts });
}

function contractOf(sheet: PolicySheet, words: PaperWords): PaperFacts {
  const { policy, sellers, made_on } = sheet;
  const { say, shared, date, fact, money } = words;
  const counting = sharesOn(
    sellers.map((row) => ({ ...row, seller: sellerKey(row) })),
    made_on,
  ).filter((row) => Number(row.percentage) > 0);
  return {
    kind: 'facts',
    title: say('contract'),
    facts: [
      ...fact('number', policy.number ?? say('unnumbered')),
      ...fact('certificate_number', policy.certificate_number),
      ...fact('status', shared(`policyStatus.${policy.status}`)),
      ...fact('branch', policy.branch?.name),
      ...fact('provider', policy.provider?.name),
      ...fact('provider_office', policy.provider_office?.name),
      ...fact(
        'insured_select_type',
        `${shared(`selectType.${policy.insured_select_type}`)} · ${shared(`policyType.${policy.type}`)}`,
      ),
      ...fact('start_date', date(policy.start_date)),
      ...fact('end_date', date(policy.end_date)),
      ...cancellationFact(sheet, words),
      ...fact('maximum_insured_sum', money(policy.maximum_insured_sum)),
      ...fact('payment_frequency', words.frequency(policy.payment_frequency)),
      ...fact('estimated_payment_day', String(policy.estimated_payment_day)),
      ...fact('sellers', counting.map((row) => row.name).join(', ')),
    ],
  };
}

type Party = PolicySheet['contractor'];
const partyText = (party: Party) =>
  party &&
  [party.name, party.identification, party.phone && formatPhone(party.phone), party.email].filter(Boolean).join(' · ');

function partiesOf({ policy, contractor, payer }: PolicySheet, { say, fact }: PaperWords): PaperFacts {
  return {
    kind: 'facts',
    title: say('parties'),
    facts: [
      ...fact(policy.is_insured ? 'contractorInsured' : 'contractor', partyText(contractor)),
      ...fact('payer', partyText(payer)),
    ],
  };
}

function premiumOf(
  { policy }: PolicySheet,
  language: Language,
  { say, shared, column, amount, money, percent }: PaperWords,
): PaperTable {
  const basis = (charge: (typeof policy.charges)[number]) =>
    charge.rate === undefined
      ? ''
      : say('ofBase', {
          rate: percent(charge.rate),
          base: say(`base_${charge.base}`),
          amount: money(charge.base_amount),
        });
  return {
    kind: 'table',
    title: say(policy.movements_count > 0 ? 'premiumAsIssued' : 'premium'),
    columns: [column('concept', 4), column('basis', 5), amount('amount', 3)],
    rows: [
      [shared('premium.net'), '', money(policy.net_premium)],
      ...policy.charges.map((charge) => [chargeName(charge, language), basis(charge), money(charge.amount)]),
    ],
    sum: [shared('premium.total'), '', money(policy.total_grant)],
  };
}

function conditionsOf({ policy }: PolicySheet, { say, fact }: PaperWords): PaperPart[] {
  return [
    {
      kind: 'facts',
      title: say('conditions'),
      facts: [
        ...fact('deductible', policy.deductible),
        ...fact('condition', policy.condition),
        ...fact('condition_deductible', policy.condition_deductible),
      ],
    },
  ];
}

const coveragesOf = ({ coverages }: PolicySheet, words: PaperWords): PaperTable => ({
  kind: 'table',
  title: words.say('coverages'),
  columns: [
    words.column('coverage', 6),
    words.column('type', 2),
    words.amount('limit', 3),
    words.amount('percentage', 2),
  ],
  rows: coverages.map(({ coverage, coverage_type, limit, percentage }) => [
    coverage.name,
    words.shared(`coverageType.${coverage_type}`),
    words.money(limit),
    words.percent(percentage),
  ]),
});

/** Where no row says for how much it is insured, no column does. */
const haveSums = (rows: readonly { sum: string | null }[]) => rows.some(({ sum }) => sum !== null);

const vehiclesOf = ({ vehicles, vehicles_count }: PolicySheet, words: PaperWords): PaperTable => ({
  kind: 'table',
  title: words.say('vehicles'),
  columns: [
    words.column('plate', 2),
    words.column('vehicle', 4),
    // Four digits stay on one line, also beside a sum insured.
    words.column('year', 1.5),
    words.column('owner', 4),
    words.amount('commercial_value', 3),
    ...(haveSums(vehicles) ? [words.amount('sum', 3)] : []),
  ],
  rows: vehicles.map(({ plate, brand, model, year, owner, commercial_value, sum }) => [
    plate,
    `${brand} ${model}`,
    String(year),
    owner.name,
    words.money(commercial_value),
    ...(haveSums(vehicles) ? [words.money(sum)] : []),
  ]),
  ...leftOut(vehicles.length, vehicles_count, 'moreVehicles', words),
});

const generalsOf = ({ generals, generals_count }: PolicySheet, words: PaperWords): PaperTable => ({
  kind: 'table',
  title: words.say('generals'),
  columns: [
    words.column('name', 3),
    words.column('description', 6),
    ...(haveSums(generals) ? [words.amount('sum', 2.5)] : []),
  ],
  rows: generals.map(({ name, description, sum }) => [
    name,
    description ?? '',
    ...(haveSums(generals) ? [words.money(sum)] : []),
  ]),
  ...leftOut(generals.length, generals_count, 'moreGenerals', words),
});

/** A paper has the first of very many, and says so. */
function leftOut(
  shown: number,
  total: number,
  key: 'moreInsureds' | 'moreVehicles' | 'moreGenerals',
  { say, count }: PaperWords,
): { note?: string } {
  return total > shown ? { note: say(key, { shown: count(shown), count: count(total) }) } : {};
}

function insuredsOf({ insureds, insureds_count }: PolicySheet, words: PaperWords): PaperTable {
  const { say, column, amount, date, money } = words;
  return {
    kind: 'table',
    title: say('insureds'),
    columns: [
      column('insured', 5),
      column('identification', 3),
      column('relationship', 4),
      column('certificate', 2.5),
      column('since', 2.5),
      amount('prima', 2.5),
    ],
    rows: insureds.map((row) => [
      row.customer.name,
      row.identification,
      relationOf(row, words),
      row.certificate_number ?? '',
      date(row.start_date),
      money(row.prima),
    ]),
    ...leftOut(insureds.length, insureds_count, 'moreInsureds', words),
  };
}
function relationOf(
  { relationship, family_relationship, titular, beneficiary_percentage }: PolicyInsured,
  { say, shared, percent }: PaperWords,
) {
  const own = family_relationship
    ? shared(`familyRelationship.${family_relationship}`)
    : shared(`relationship.${relationship}`);
  const whose = titular ? say('ofTitular', { relationship: own, name: titular.name }) : own;
  return beneficiary_percentage
    ? say('shareOf', { relationship: whose, percent: percent(beneficiary_percentage) })
    : whose;
}

/** Those who are paid; a column more where a creditor is paid up to its debt. */
function beneficiariesOf({ beneficiaries }: PolicySheet, words: PaperWords): PaperTable {
  const hasLimits = beneficiaries.some(({ limit }) => limit !== null);
  return {
    kind: 'table',
    title: words.say('beneficiaries'),
    columns: [
      words.column('beneficiary', 6),
      words.column('identification', 3),
      words.column('since', 2.5),
      words.amount('percentage', 2),
      ...(hasLimits ? [words.amount('upTo', 3)] : []),
    ],
    rows: beneficiaries.map(({ customer, identification, start_date, percentage, limit }) => [
      customer.name,
      identification,
      words.date(start_date),
      words.percent(percentage),
      ...(hasLimits ? [words.money(limit)] : []),
    ]),
  };
}
