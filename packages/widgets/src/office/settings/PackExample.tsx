import type { Settings } from '@corredor/core/api';
import { isMoney } from '@corredor/core/money';
import { chargeName, computePremium, isTotalTyped, packOn } from '@corredor/core/premium';
import { Card } from '@corredor/ui/Card';
import { MoneyField } from '@corredor/ui/MoneyField';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as css from './PackExample.css.ts';
import { packIn, type SettingsValues } from './settingsValues.ts';

/** What a net premium comes to with what is typed, for a branch that pays every line. */
export function PackExample({ values, settings }: { values: SettingsValues; settings: Settings }) {
  const { t } = useTranslation('settings');
  const { money, currency, language } = useFormats();
  const [net, setNet] = useState('1000.00');
  const typed = packIn(values);
  const pack = typed && packOn(settings.premium_pack.country.country_id, [typed], typed.valid_from);
  const premium = pack && isMoney(net) ? computePremium({ net, pack, date: typed.valid_from }) : undefined;
  return (
    <Card title={t('example.title')} level={2}>
      <Stack>
        <MoneyField label={t('example.net')} currency={currency} value={net} onChange={setNet} />
        {pack && isTotalTyped(pack) ? (
          <Text tone="muted">{t('pack.typed')}</Text>
        ) : premium ? (
          <dl className={css.sums}>
            {premium.charges.map((charge) => (
              <div key={charge.code} className={css.pair}>
                <dt className={css.name}>{chargeName(charge, language)}</dt>
                <dd className={css.amount}>{money(charge.amount, currency)}</dd>
              </div>
            ))}
            <div className={css.pair}>
              <dt className={css.name}>{t('example.total')}</dt>
              <dd className={css.amount}>{money(premium.total_grant, currency)}</dd>
            </div>
          </dl>
        ) : (
          <Text tone="muted">{t('example.unknown')}</Text>
        )}
      </Stack>
    </Card>
  );
}
