import type { Settings } from '@corredor/core/api';
import { countryName } from '@corredor/core/countries';
import { keysOf } from '@corredor/core/keys';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ConflictField } from '../../frames/forms/index.ts';
import { type ChargeValues, lastPack, type SettingsValues, toSettingsValues } from './settingsValues.ts';

const paymentWords = {
  write_off_limit: 'payments.limit',
  withholding_percent: 'payments.withholding',
  remit_days: 'payments.remitDays',
} as const;
const renewalWords = {
  window_days: 'renewals.window',
  rise_percent: 'renewals.rise',
  days_without_offer: 'renewals.withoutOffer',
} as const;
const graceWords = { provider_id: 'grace.provider', branch_id: 'grace.branch', days: 'grace.days' } as const;
const ruleWords = {
  provider_id: 'grace.provider',
  branch_id: 'grace.branch',
  requested_by: 'rules.requester',
  method: 'rules.method',
  penalty_percent: 'rules.penalty',
  table: 'rules.table',
  least_percent: 'rules.leastPercent',
  least_amount: 'rules.leastAmount',
} as const;
const tableWords = { name: 'tables.name', reading: 'tables.reading', rows: 'tables.rows' } as const;
type Line = Pick<ChargeValues, 'kind' | 'rate' | 'amount'> & {
  steps: readonly { up_to: string | null; amount: string }[];
};

const lineWords = ['label', 'rate', 'amount'] as const;
const wordIn = <Word>(words: Readonly<Record<string, Word>>, name = ''): Word | undefined => words[name];

/** Names the settings, and writes their values and where they come from. */
export function useSettingsWords() {
  const { t } = useTranslation(['settings', 'common', 'history']);
  const formats = useFormats();
  const { money, currency, percent, date, dateTime } = formats;
  const labelOf = useCallback(
    (name: string) => {
      const [section, field, line, own, step] = name.split('.');
      if (section === 'undo') return t('undo.days');
      if (section === 'movements') {
        if (field === 'checklist_blocks') return t('checklists.blocks');
        if (field === 'checklists') {
          const called = t('checklists.one', { number: Number(line ?? 0) + 1 });
          if (own === 'items') return `${called}, ${t('checklists.item', { number: Number(step ?? 0) + 1 })}`;
          return own ? `${called}, ${t(own === 'kind' ? 'checklists.kind' : 'grace.branch')}` : called;
        }
        const number = Number(line ?? 0) + 1;
        if (field === 'only_by_movement') return t('movements.only');
        if (field !== 'rules' && field !== 'tables') return t('movements.waiting');
        if (line === undefined) return t(`${field}.title`);
        const word = field === 'rules' ? wordIn(ruleWords, own) : wordIn(tableWords, own);
        const called = t(`${field}.one`, { number });
        return word ? `${called}, ${t(word)}` : called;
      }
      if (section === 'renewals') {
        const word = wordIn(renewalWords, field);
        if (field !== 'depreciation') return word && t(word);
        const called = t('depreciation.one', { number: Number(line ?? 0) + 1 });
        return own ? `${called}, ${t(own === 'age' ? 'depreciation.age' : 'depreciation.percent')}` : called;
      }
      if (section === 'payments') {
        const ofField = wordIn(paymentWords, field);
        if (field !== 'grace') return ofField && t(ofField);
        const called = t('grace.one', { number: Number(line ?? 0) + 1 });
        const word = wordIn(graceWords, own);
        return word ? `${called}, ${t(word)}` : called;
      }
      if (field !== 'charges' || line === undefined) return field === 'valid_from' ? t('pack.validFrom') : undefined;
      const called = t('line.one', { number: Number(line) + 1 });
      const word = lineWords.find((one) => one === own);
      if (word) return `${called}, ${t(`line.${word}`)}`;
      return own === 'steps' ? `${called}, ${t('step.one', { number: Number(step ?? 0) + 1 })}` : called;
    },
    [t],
  );
  const valueIn = ({ kind, rate, amount, steps }: Line) => {
    if (kind === 'rate') return rate && percent(rate);
    if (kind === 'amount') return amount && money(amount, currency);
    const amounts = [steps[0]?.amount, steps.at(-1)?.amount]
      .filter((one) => one)
      .map((one) => money(one ?? '', currency));
    return t('step.range', { first: amounts[0] ?? '', last: amounts.at(-1) ?? '' });
  };
  const write = ({ premium_pack, undo, payments, renewals, movements }: SettingsValues) => {
    const { source, valid_from, rounding, charges } = premium_pack;
    const isOwn = source === 'own';
    return {
      source: t(`pack.${source}`, { country: '' }).trim(),
      validFrom: isOwn && valid_from ? date(valid_from) : '',
      rounding: isOwn ? t(`rounding.${rounding}`) : '',
      lines: isOwn ? charges.map((line) => `${line.label} ${valueIn(line)}`).join(', ') : '',
      days: undo.window_days === null ? '' : String(undo.window_days),
      limit: payments.write_off_limit && money(payments.write_off_limit, currency),
      withholding: payments.withholding_percent && percent(payments.withholding_percent),
      renewalWindow: renewals.window_days === null ? '' : String(renewals.window_days),
      rise: renewals.rise_percent && percent(renewals.rise_percent),
      withoutOffer: renewals.days_without_offer === null ? '' : String(renewals.days_without_offer),
      depreciation: renewals.depreciation
        .map(({ age, percent: loss }) =>
          age === null || loss === '' ? '' : t('history:fromAge', { count: age, percent: percent(loss) }),
        )
        .join(', '),
      waiting: movements.waiting_days === null ? '' : String(movements.waiting_days),
      checklists: movements.checklists.map(({ items }) => items.map(({ label }) => label).join(', ')).join('; '),
      blocks: t(movements.checklist_blocks ? 'checklists.holds' : 'checklists.warns'),
      only: t(movements.only_by_movement ? 'common:state.yes' : 'common:state.no'),
      rules: movements.rules
        .map(({ method, penalty_percent: penalty }) =>
          [t(`common:movementMethod.${method}`), method === 'short_rate' && penalty ? percent(penalty) : '']
            .filter(Boolean)
            .join(' '),
        )
        .join(', '),
      tables: movements.tables.map(({ name }) => name).join(', '),
      remitDays: payments.remit_days === null ? '' : String(payments.remit_days),
      grace: payments.grace.map(({ days }) => (days === null ? '' : t('grace.count', { count: days }))).join(', '),
    };
  };
  const compare = (mine: SettingsValues, theirs: Settings): ConflictField[] => {
    const [own, other] = [write(mine), write(toSettingsValues(theirs, formats.today()))];
    const labels = {
      source: t('pack.source'),
      validFrom: t('pack.validFrom'),
      rounding: t('pack.rounding'),
      lines: t('pack.lines'),
      days: t('undo.days'),
      limit: t('payments.limit'),
      withholding: t('payments.withholding'),
      remitDays: t('payments.remitDays'),
      grace: t('grace.title'),
      renewalWindow: t('renewals.window'),
      rise: t('renewals.rise'),
      withoutOffer: t('renewals.withoutOffer'),
      depreciation: t('depreciation.title'),
      waiting: t('movements.waiting'),
      checklists: t('checklists.title'),
      blocks: t('checklists.blocks'),
      only: t('movements.only'),
      rules: t('rules.title'),
      tables: t('tables.title'),
    };
    return keysOf(labels).map((name) => ({
      name,
      label: labels[name],
      mine: own[name],
      theirs: other[name],
    }));
  };
  const changed = ({ changed_at, changed_by }: Pick<Settings['undo'], 'changed_at' | 'changed_by'>) =>
    changed_at ? t('changed', { who: changed_by?.name ?? t('somebody'), when: dateTime(changed_at) }) : '';
  const originOf = {
    /** Whose values charge premiums, since when, and who said so. */
    pack: (settings: Settings) => {
      const { country } = settings.premium_pack;
      const last = lastPack(settings);
      const values = country.as_of
        ? t('pack.ofCountry', { country: countryName(country.country_id, formats.language), date: date(country.as_of) })
        : t('pack.noRule', { country: countryName(country.country_id, formats.language) });
      if (!last) return values;
      const since = { date: date(last.valid_from) };
      return `${last.charges ? t('pack.ownSince', since) : t('pack.countrySince', since)} ${changed(settings.premium_pack)}`;
    },
    payments: ({ payments }: Settings) => changed(payments) || t('payments.usual'),
    renewals: ({ renewals }: Settings) => changed(renewals) || t('payments.usual'),
    movements: ({ movements }: Settings) => changed(movements) || t('payments.usual'),
    undo: ({ undo }: Settings) => changed(undo) || t('undo.usual', { count: undo.default_days }),
  };
  return { labelOf, compare, valueIn, originOf };
}
