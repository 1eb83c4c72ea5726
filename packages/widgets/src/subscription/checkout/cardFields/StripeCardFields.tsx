import { Banner } from '@corredor/ui/Banner';
import { Button } from '@corredor/ui/Button';
import { Columns } from '@corredor/ui/Columns';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFieldsError, type CardFieldsProps } from './cardFields.types.ts';
import { HostedField } from './HostedField.tsx';
import type { StripeFieldName } from './stripe.types.ts';
import { useStripeFields } from './useStripeFields.ts';

const labels = { cardNumber: 'number', cardExpiry: 'expiry', cardCvc: 'cvc' } as const;

/** Stripe's hosted fields: number, expiry and code are typed into Stripe's own frames and never pass through this page. */
export function StripeCardFields({
  ref,
  isDisabled,
  onChange,
  publishableKey,
}: CardFieldsProps & { publishableKey: string }) {
  const { t } = useTranslation('checkout');
  const [name, setName] = useState('');
  const [hasNoName, setHasNoName] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = () => {
    setFailure(null);
    onChange();
  };
  const { state, errors, retry, placeOf, fieldOf } = useStripeFields(publishableKey, isDisabled, change);

  useImperativeHandle(ref, () => ({
    tokenise: async () => {
      const card = fieldOf('cardNumber');
      setFailure(null);
      setHasNoName(name.trim() === '');
      if (state.status !== 'ready' || !card || name.trim() === '')
        throw new CardFieldsError('The card is not complete.');
      const { paymentMethod, error } = await state.stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { name: name.trim() },
      });
      if (!paymentMethod?.card) {
        setFailure(error?.message ?? t('card.stripe.refused'));
        throw new CardFieldsError('Stripe made no payment method.');
      }
      const { brand, last4, exp_month, exp_year } = paymentMethod.card;
      return { provider: 'stripe', token: paymentMethod.id, brand, last4, exp_month, exp_year };
    },
    confirmAtBank: async (clientSecret) => {
      if (state.status !== 'ready') throw new CardFieldsError('Stripe is not there.');
      // What the bank was told, the server asks Stripe itself: a refusal is not decided here.
      await state.stripe.handleNextAction({ clientSecret });
    },
  }));

  const hosted = (field: StripeFieldName) => (
    <HostedField
      ref={placeOf(field)}
      label={t(`card.field.${labels[field]}`)}
      errorMessage={errors[field]}
      onFocus={() => fieldOf(field)?.focus()}
    />
  );
  return (
    <Stack>
      {state.status === 'failed' && (
        <Banner
          tone="critical"
          title={t('card.stripe.failed')}
          isLive
          action={
            <Button size="small" onPress={retry}>
              {t('card.stripe.retry')}
            </Button>
          }
        >
          {t('card.stripe.failedText')}
        </Banner>
      )}
      {failure && (
        <Banner tone="critical" isLive>
          {failure}
        </Banner>
      )}
      <TextField
        name="card_name"
        label={t('card.field.name')}
        value={name}
        onChange={(text) => {
          setName(text);
          setHasNoName(false);
          change();
        }}
        errorMessage={hasNoName && t('card.problem.required')}
        isRequired
        isDisabled={isDisabled}
        autoComplete="cc-name"
        maxLength={80}
      />
      {hosted('cardNumber')}
      <Columns>
        {hosted('cardExpiry')}
        {hosted('cardCvc')}
      </Columns>
    </Stack>
  );
}
