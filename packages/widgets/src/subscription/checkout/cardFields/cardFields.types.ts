import type { CardToken } from '@corredor/core/api';
import type { Ref } from 'react';

/** What can be asked of the fields of a card, whoever draws them. Nothing of the card leaves them but a token. */
export interface CardFieldsHandle {
  /** Turns what was typed into a token; rejects, with the problems shown in the fields, where it is wrong. */
  tokenise: () => Promise<CardToken>;
  /** Opens the bank's own check (3-D Secure); rejects where it was left before its end. */
  confirmAtBank: (clientSecret: string) => Promise<void>;
}

/** The fields of a card: the port that every payment provider's adapter fills. */
export interface CardFieldsProps {
  ref: Ref<CardFieldsHandle>;
  isDisabled: boolean;
  /** Something was typed: what was said of the card before counts no more. */
  onChange: () => void;
}

/** The fields hold something that is no card; they say what. */
export class CardFieldsError extends Error {
  override name = 'CardFieldsError';
}
