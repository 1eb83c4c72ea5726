import type { Policy } from '@corredor/core/api';
import { extraName, extraOn, extraValue, shownExtra } from '@corredor/core/extras';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../../base/app/index.ts';
import { atField } from '../../../frames/askedField/index.ts';
import { useExtraText } from '../../../frames/extras/index.ts';
import { CommissionFacts } from '../parts/CommissionFacts.tsx';
import { frequencyOf } from '../parts/frequencyOf.ts';
import { KnownFacts } from '../parts/KnownFacts.tsx';
import { PremiumLines } from '../parts/PremiumLines.tsx';

interface PolicySummaryProps {
  policy: Policy;
  /** On the policy's page its insurer and branch stand above, and what the broker earns by it beside. */
  isOnPage?: boolean;
}

/** The facts of a policy that its head does not say, to read. */
export function PolicySummary({ policy, isOnPage = false }: PolicySummaryProps) {
  const { t } = useTranslation(['policies', 'common']);
  const canChange = useCan('policy_app.change_policy') && policy.allowed_actions.includes('update');
  const level = isOnPage ? 2 : 3;
  const { money, date, number, language } = useFormats();
  const extraFields = shownExtra(extraOn(policy.extra_fields, 'policy'), policy.extra);
  const extraText = useExtraText();
  return (
    <Stack>
      <Card title={t('form.contract')} level={level}>
        <KnownFacts
          completeAt={canChange ? (field) => atField(paths.policy(policy.id), field) : undefined}
          items={[
            ...(isOnPage
              ? []
              : [
                  { term: t('field.provider'), detail: policy.provider?.name },
                  { term: t('field.branch'), detail: policy.branch?.name },
                ]),
            {
              term: t('field.insured_select_type'),
              detail: `${t(`common:selectType.${policy.insured_select_type}`)} · ${t(`common:policyType.${policy.type}`)}`,
            },
            { field: 'provider_office_id', term: t('field.provider_office_id'), detail: policy.provider_office?.name },
            { field: 'certificate_number', term: t('field.certificate_number'), detail: policy.certificate_number },
            // The head draws a term that has both its days.
            ...(policy.start_date && policy.end_date
              ? []
              : [
                  { field: 'start_date', term: t('field.start_date'), detail: date(policy.start_date) },
                  { field: 'end_date', term: t('field.end_date'), detail: date(policy.end_date) },
                ]),
            { term: t('field.is_insured'), detail: t(policy.is_insured ? 'common:state.yes' : 'common:state.no') },
            {
              field: 'maximum_insured_sum',
              term: t('field.maximum_insured_sum'),
              detail: money(policy.maximum_insured_sum, policy.currency),
            },
            { field: 'deductible', term: t('field.deductible'), detail: policy.deductible },
            {
              field: 'condition_deductible',
              term: t('field.condition_deductible'),
              detail: policy.condition_deductible,
            },
            {
              term: t('field.notification_limit_days'),
              detail: t('header.days', { count: policy.notification_limit_days }),
            },
            { term: t('field.renews'), detail: t(policy.renews ? 'common:state.yes' : 'common:state.no') },
            { isLong: true, field: 'condition', term: t('field.condition'), detail: longText(policy.condition) },
            {
              isLong: true,
              field: 'observations',
              term: t('field.observations'),
              detail: longText(policy.observations),
            },
          ]}
        />
      </Card>
      {extraFields.length > 0 && (
        <Card title={t('form.extras')} level={level}>
          <DescriptionList
            columns={3}
            items={extraFields.map((field) => ({
              term: field.is_retired
                ? t('extra.retired', { name: extraName(field, language) })
                : extraName(field, language),
              detail: extraText(field, extraValue(policy.extra, field.key)),
            }))}
          />
        </Card>
      )}
      <Card title={t('form.premium')} level={level}>
        <Stack>
          {policy.movements_count > 0 && (
            <>
              <DescriptionList
                items={[
                  { term: t('field.current_net_premium'), detail: money(policy.current_net_premium, policy.currency) },
                  { term: t('field.current_total'), detail: money(policy.current_total, policy.currency) },
                ]}
              />
              <Text tone="muted">{t('premium.asIssued')}</Text>
            </>
          )}
          <PremiumLines
            net={policy.net_premium}
            charges={policy.charges}
            total={policy.total_grant}
            currency={policy.currency}
          />
          <DescriptionList
            columns={3}
            items={[
              { term: t('field.payment_frequency'), detail: frequencyOf(policy.payment_frequency, t) },
              ...(policy.own_plan
                ? [{ term: t('field.agreed_plan'), detail: t('agreed.number', { count: policy.own_plan.length }) }]
                : []),
              { term: t('field.estimated_payment_day'), detail: number(policy.estimated_payment_day) },
            ]}
          />
        </Stack>
      </Card>
      {!isOnPage && <CommissionFacts policy={policy} />}
    </Stack>
  );
}

/** What may be several lines. */
const longText = (text: string | null) =>
  text && (
    <Text as="span" keepsLines>
      {text}
    </Text>
  );
