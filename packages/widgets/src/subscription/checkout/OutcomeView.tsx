import { paths } from '@corredor/core/paths';
import type { PaymentStepperView } from '@corredor/machines/payment-stepper';
import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Spinner } from '@corredor/ui/Spinner';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { type Brand, mailLink } from '../../base/brand/index.ts';
import { declineReason } from './declineWords.ts';
import { PlanBlockers } from './PlanBlockers.tsx';
import { useRejectionText } from './rejectionText.ts';

export type OutcomeStep = Exclude<
  PaymentStepperView['step'],
  'invoicing' | 'paying' | 'tokenising' | 'charging' | 'paid' | 'pending'
>;

export interface OutcomeViewProps {
  step: OutcomeStep;
  view: PaymentStepperView;
  /** The price as it is now, where it has changed; null while it is asked for. */
  newTotal: string | null;
  currency: string;
  support: Brand['support'];
  onRetry: () => void;
  onBack: () => void;
  onAsk: () => void;
  onContinueAtBank: () => void;
  onAcceptPrice: () => void;
}

/** What became of an order that is neither being filled in nor paid: why, and what to do now. */
export function OutcomeView(props: OutcomeViewProps) {
  const { t } = useTranslation('checkout');
  const { step, view, support } = props;
  const reason = declineReason(view);
  const rejectionText = useRejectionText();
  const mail = mailLink(support.email, t('support.subject'), t('support.body', { key: view.checkout?.key ?? '—' }));
  const help = (
    <Text tone="muted">
      {t('support.text', { phone: support.phone, hours: support.hours })} <Link href={mail}>{support.email}</Link>
    </Text>
  );
  switch (step) {
    case 'unconfirmed':
      return (
        <Outcome tone="caution" title={t('unconfirmed.bannerTitle')} text={t('unconfirmed.banner')} help={help}>
          <Button onPress={props.onAsk} isPending={view.isBusy}>
            {t('unconfirmed.ask')}
          </Button>
        </Outcome>
      );
    case 'untaken':
      return (
        <Outcome tone="info" title={t('untaken.bannerTitle')} text={t('untaken.banner')} help={help}>
          <Button tone="accent" onPress={props.onRetry}>
            {t(view.canSendAgain ? 'untaken.send' : 'untaken.fill')}
          </Button>
          {view.canSendAgain && <Button onPress={props.onBack}>{t('untaken.change')}</Button>}
        </Outcome>
      );
    case 'declined':
      return (
        <Outcome tone="critical" title={t(`decline.${reason}.title`)} text={t(`decline.${reason}.text`)} help={help}>
          <Button tone="accent" onPress={props.onRetry}>
            {t('decline.retry')}
          </Button>
          <LinkButton href={paths.plans()}>{t('frame.back')}</LinkButton>
        </Outcome>
      );
    case 'rejected':
      return (
        <Outcome
          tone="critical"
          title={t('rejected.bannerTitle')}
          text={rejectionText(view.checkout?.rejection)}
          help={help}
        >
          <LinkButton href={paths.plans()} tone="accent">
            {t('rejected.action')}
          </LinkButton>
        </Outcome>
      );
    case 'repriced':
      return <Repriced {...props} />;
    case 'blocked':
      return (
        <Outcome tone="caution" title={t('blocked.bannerTitle')} text={t('blocked.banner')} help={null}>
          <Stack>
            <PlanBlockers blockers={view.error?.problem?.blockers ?? []} />
            <Inline>
              <LinkButton href={paths.plans()} tone="accent">
                {t('blocked.action')}
              </LinkButton>
              <Button onPress={props.onRetry}>{t('blocked.again')}</Button>
            </Inline>
          </Stack>
        </Outcome>
      );
    case 'confirmingAtBank':
      return (
        <Outcome tone="info" title={t('bank.bannerTitle')} text={t('bank.banner')} help={null}>
          <Spinner label={t('bank.waiting')} />
        </Outcome>
      );
    case 'awaitingBank':
      return (
        <Outcome tone="caution" title={t('bank.leftTitle')} text={t('bank.left')} help={help}>
          <Button tone="accent" onPress={props.onContinueAtBank}>
            {t('bank.continue')}
          </Button>
          <Button onPress={props.onAsk}>{t('unconfirmed.ask')}</Button>
        </Outcome>
      );
  }
}

type Tone = 'info' | 'caution' | 'critical';
type OutcomeProps = { tone: Tone; title: string; text: string; help: ReactNode; children: ReactNode };

function Outcome({ tone, title, text, help, children }: OutcomeProps) {
  return (
    <Stack gap="large">
      <Banner tone={tone} title={title} isLive>
        {text}
      </Banner>
      <Inline>{children}</Inline>
      {help}
    </Stack>
  );
}

function Repriced({ view, newTotal, currency, onAcceptPrice }: OutcomeViewProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const before = money(view.order.total, currency);
  return (
    <Outcome
      tone="caution"
      title={t('repriced.bannerTitle')}
      text={newTotal ? t('repriced.banner', { before, now: money(newTotal, currency) }) : t('repriced.asking')}
      help={null}
    >
      <Button tone="accent" onPress={onAcceptPrice} isPending={newTotal === null}>
        {newTotal ? t('repriced.accept', { now: money(newTotal, currency) }) : t('repriced.wait')}
      </Button>
      <LinkButton href={paths.plans()}>{t('frame.back')}</LinkButton>
    </Outcome>
  );
}
