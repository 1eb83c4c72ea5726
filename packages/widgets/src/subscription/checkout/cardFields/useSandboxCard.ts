import { sandboxCards } from '@corredor/core/billing';
import {
  cardBrand,
  digitsOf,
  expiryProblem,
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isCvc,
  parseExpiry,
} from '@corredor/core/cards';
import type { PlainDate } from '@corredor/core/dates';
import { useState } from 'react';

export type TypedCard = { name: string; number: string; expiry: string; cvc: string };
export type CardField = keyof TypedCard;
type CardProblem = 'required' | 'number' | 'realNumber' | 'expiry' | 'past' | 'tooFar' | 'cvc';
type Problems = Partial<Record<CardField, CardProblem>>;

const nothing: TypedCard = { name: '', number: '', expiry: '', cvc: '' };
const written: Record<CardField, (typed: string) => string> = {
  name: (typed) => typed,
  number: formatCardNumber,
  expiry: formatExpiry,
  cvc: (typed) => digitsOf(typed).slice(0, 4),
};

/** What is typed into the sandbox's own fields, and what is wrong with it. It is kept nowhere else. */
export function useSandboxCard(today: () => PlainDate) {
  const [typed, setTyped] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const type = (field: CardField, text: string) => {
    setTyped((before) => ({ ...before, [field]: written[field](text) }));
    setProblems(({ [field]: _solved, ...others }) => others);
  };
  const use = (number: string) => {
    const year = Number(today().slice(0, 4)) + 3;
    const cvc = cardBrand(number) === 'amex' ? '1234' : '123';
    setTyped(({ name }) => ({ name, number: formatCardNumber(number), expiry: `12/${year % 100}`, cvc }));
    setProblems({});
  };
  const check = () => {
    const found = problemsOf(typed, today());
    setProblems(found);
    return found;
  };
  return { typed, problems, type, use, check };
}

/** What is wrong with a card, field by field. A real card is refused before anything is done with it. */
export function problemsOf({ name, number, expiry, cvc }: TypedCard, today: PlainDate): Problems {
  const date = parseExpiry(expiry);
  const problems: Record<CardField, CardProblem | null | undefined> = {
    name: name.trim() === '' ? 'required' : null,
    number: number === '' ? 'required' : !isCardNumber(number) ? 'number' : testCardOf(number) ? null : 'realNumber',
    expiry: expiry === '' ? 'required' : date ? expiryProblem(date, today) : 'expiry',
    cvc: cvc === '' ? 'required' : isCvc(cvc, cardBrand(number)) ? null : 'cvc',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** The test card with this number. */
export const testCardOf = (number: string): (typeof sandboxCards)[number] | undefined =>
  sandboxCards.find((one) => one.number === digitsOf(number));
