/** Leads to the first number within that is none as it stands; false where there is none such. For what is saved without a form of its own. */
export function leadToUnread(within: Element | null): boolean {
  const input = within?.querySelector<HTMLInputElement>('[data-unread] input');
  if (!input) return false;
  // Leaving the field makes it say what is wrong.
  input.blur();
  input.focus();
  return true;
}
