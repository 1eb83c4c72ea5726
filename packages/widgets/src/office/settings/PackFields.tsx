import type { PackCharge, Settings } from '@corredor/core/api';
import { officialBranchesOf } from '@corredor/core/branches';
import { countryName } from '@corredor/core/countries';
import { chargeName, sourceIn } from '@corredor/core/premium';
import { Button } from '@corredor/ui/Button';
import { Columns } from '@corredor/ui/Columns';
import { DateField } from '@corredor/ui/DateField';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Disclosure } from '@corredor/ui/Disclosure';
import { FormGroup } from '@corredor/ui/FormFrame';
import { RadioGroup } from '@corredor/ui/RadioGroup';
import { Select } from '@corredor/ui/Select';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Plus } from 'lucide-react';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { bindField } from '../../frames/forms/index.ts';
import { PackLineFields } from './PackLineFields.tsx';
import { lastPack, newCharge, type SettingsValues, toSettingsValues } from './settingsValues.ts';
import { useSettingsWords } from './useSettingsWords.ts';

/** As many lines as the document lets a pack have. */
const mostLines = 12;

/** What is added to a net premium: what the country says, or lines of the brokerage's own from a day on. */
export function PackFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const { language, today } = useFormats();
  const { originOf } = useSettingsWords();
  const { control, watch, setValue } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'premium_pack.charges' });
  const { country } = settings.premium_pack;
  const { source, valid_from } = toSettingsValues(settings, today()).premium_pack;
  const wanted = watch('premium_pack.source');
  const isOwn = wanted === 'own';
  const named = { country: countryName(country.country_id, language) };
  return (
    <FormGroup id="pack" title={t('pack.title')} description={originOf.pack(settings)}>
      <Controller
        control={control}
        name="premium_pack.source"
        render={(bound) => (
          <RadioGroup
            label={t('pack.source')}
            items={[
              {
                id: 'country',
                label: t('pack.country', named),
                description: country.charges.length === 0 ? t('pack.typed') : undefined,
              },
              { id: 'own', label: t('pack.own'), description: t('pack.ownHelp') },
            ]}
            {...bindField(bound)}
            onChange={(id) => {
              bound.field.onChange(id);
              // What counted until today stays as it was for the terms that begin before.
              setValue('premium_pack.valid_from', id === source ? valid_from : today(), { shouldDirty: true });
            }}
          />
        )}
      />
      {(isOwn || lastPack(settings)) && (
        <Columns>
          <Controller
            control={control}
            name="premium_pack.valid_from"
            render={(bound) => (
              <DateField
                label={t('pack.validFrom')}
                description={t('pack.validFromHelp')}
                isRequired
                {...bindField(bound)}
              />
            )}
          />
          {isOwn && (
            <Controller
              control={control}
              name="premium_pack.rounding"
              render={(bound) => (
                <Select
                  label={t('pack.rounding')}
                  items={(['cents', 'whole'] as const).map((id) => ({ id, label: t(`rounding.${id}`) }))}
                  {...bindField(bound)}
                />
              )}
            />
          )}
        </Columns>
      )}
      {isOwn && (
        <Stack>
          {fields.length === 0 && <Text tone="muted">{t('pack.typed')}</Text>}
          {fields.map(({ id }, index) => (
            <PackLineFields key={id} index={index} countryId={country.country_id} onRemove={() => remove(index)} />
          ))}
          <div>
            <Button
              icon={Plus}
              isDisabled={fields.length >= mostLines}
              onPress={() => append(newCharge(watch('premium_pack.charges')))}
            >
              {t('line.add')}
            </Button>
          </div>
        </Stack>
      )}
      {country.charges.length > 0 && (
        <Disclosure key={wanted} title={t('pack.country', named)} isDefaultExpanded={!isOwn}>
          <Stack gap="small">
            <LineList lines={country.charges} countryId={country.country_id} />
            {country.source && (
              <Text tone="muted" size="sm">
                {t('pack.from', { source: sourceIn(country, language) })}
              </Text>
            )}
          </Stack>
        </Disclosure>
      )}
      <EarlierPacks settings={settings} />
    </FormGroup>
  );
}

/** Lines to read: what each is called and what it adds. */
function LineList({ lines, countryId }: { lines: readonly PackCharge[]; countryId: string }) {
  const { t } = useTranslation(['settings', 'common']);
  const { language } = useFormats();
  const { valueIn } = useSettingsWords();
  const baseOf = ({ base, kind }: PackCharge) => (kind === 'rate' ? ` ${t(`line.of.${base}`)}` : '');
  const official = new Map(officialBranchesOf(countryId).map(({ code, name }) => [code, name[language]]));
  const exemptOf = ({ exempt_groups = [], exempt_branches }: PackCharge) => {
    const groups = exempt_groups.map((group) => t('line.group', { group: t(`common:branchGroup.${group}`) }));
    const names = [...groups, ...exempt_branches.map((code) => official.get(code) ?? code)];
    return names.length > 0 ? ` · ${t('line.exemptAre', { names: names.join(', ') })}` : '';
  };
  return (
    <DescriptionList
      layout="beside"
      items={lines.map((line) => ({
        term: chargeName(line, language),
        detail: `${valueIn({ rate: '', amount: '', steps: [], ...line })}${baseOf(line)}${exemptOf(line)}`,
      }))}
    />
  );
}

/** What counted before the pack that was set last: for the terms that begin then. */
function EarlierPacks({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const { date } = useFormats();
  const earlier = settings.premium_pack.own.slice(0, -1);
  if (earlier.length === 0) return null;
  return (
    <Disclosure title={t('pack.earlier', { count: earlier.length })}>
      <Stack>
        {earlier.toReversed().map(({ valid_from, charges }) => (
          <Stack key={valid_from} gap="xsmall">
            <Text weight="semibold">{t('pack.since', { date: date(valid_from) })}</Text>
            {charges === null ? (
              <Text>{t('pack.ofCountryAgain')}</Text>
            ) : (
              <LineList lines={charges} countryId={settings.premium_pack.country.country_id} />
            )}
            {charges?.length === 0 && <Text>{t('pack.typed')}</Text>}
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}
