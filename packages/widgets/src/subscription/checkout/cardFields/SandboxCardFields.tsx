import { cardBrand, digitsOf, parseExpiry } from '@corredor/core/cards';
import { Columns } from '@corredor/ui/Columns';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../base/app/index.ts';
import { CardFieldsError, type CardFieldsProps } from './cardFields.types.ts';
import { SandboxBank, useSandboxBank } from './SandboxBank.tsx';
import { SandboxHelp } from './SandboxHelp.tsx';
import { type CardField, testCardOf, useSandboxCard } from './useSandboxCard.ts';

const order: readonly CardField[] = ['name', 'number', 'expiry', 'cvc'];

/** The sandbox's own fields: they take the published test cards only, say so, and make the token in the browser. */
export function SandboxCardFields({ ref, isDisabled, onChange }: CardFieldsProps) {
  const { t } = useTranslation('checkout');
  const { today } = useFormats();
  const { typed, problems, type, use, check } = useSandboxCard(today);
  const bank = useSandboxBank();
  const inputs = useRef<Partial<Record<CardField, HTMLInputElement | null>>>({});

  useImperativeHandle(ref, () => ({
    tokenise: async () => {
      const found = check();
      const wrong = order.find((field) => found[field]);
      const card = testCardOf(typed.number);
      const expiry = parseExpiry(typed.expiry);
      if (wrong || !card || !expiry) {
        if (wrong) inputs.current[wrong]?.focus();
        throw new CardFieldsError('The card is not complete.');
      }
      const { token, brand } = card;
      const last4 = digitsOf(card.number).slice(-4);
      return { provider: 'sandbox', token, brand, last4, exp_month: expiry.month, exp_year: expiry.year };
    },
    confirmAtBank: bank.ask,
  }));

  const field = (name: CardField) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    name: `card_${name}`,
    label: t(`card.field.${name}`),
    value: typed[name],
    onChange: (text: string) => {
      type(name, text);
      onChange();
    },
    errorMessage: problems[name] && t(`card.problem.${problems[name]}`),
    isRequired: true,
    isDisabled,
    spellCheck: 'false' as const,
  });
  const brand = cardBrand(typed.number);
  return (
    <Stack>
      <SandboxHelp
        onUse={(number) => {
          use(number);
          onChange();
        }}
        isDisabled={isDisabled}
      />
      <TextField {...field('name')} autoComplete="off" maxLength={80} />
      <TextField
        {...field('number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        suffix={brand && t(`card.brand.${brand}`)}
      />
      <Columns>
        <TextField {...field('expiry')} inputMode="numeric" autoComplete="off" placeholder="12/30" maxLength={9} />
        <TextField
          {...field('cvc')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          description={t(brand === 'amex' ? 'card.help.cvcAmex' : 'card.help.cvc')}
        />
      </Columns>
      <SandboxBank bank={bank} />
    </Stack>
  );
}
