import { vContactInput } from '@corredor/core/schemas';
import { getDotPath, safeParse } from 'valibot';

/** The fields of a message in the order in which they stand. */
export const contactFields = ['name', 'email', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** What a visitor wrote, and the field that only programs see. */
export type ContactValues = Record<ContactField | 'website', string>;

/** A message of the catalogue, with its numbers. */
type ContactProblem =
  | { key: 'validation.required' | 'validation.email' | 'validation.invalid' }
  | { key: 'validation.tooLong'; most: number };

/** What is wrong with a message before it is sent, by field: the rules of the API's document. */
export function checkContact(alias: string | null, { website, ...values }: ContactValues) {
  const found: Partial<Record<ContactField, ContactProblem>> = {};
  for (const issue of safeParse(vContactInput, { alias, ...values }).issues ?? []) {
    const name = contactFields.find((field) => field === getDotPath(issue));
    if (!name || found[name]) continue;
    if (values[name] === '') found[name] = { key: 'validation.required' };
    else if (issue.type === 'max_length') found[name] = { key: 'validation.tooLong', most: Number(issue.requirement) };
    else found[name] = { key: name === 'email' ? 'validation.email' : 'validation.invalid' };
  }
  return found;
}
