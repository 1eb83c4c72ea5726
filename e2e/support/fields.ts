import { expect, type Locator, type Page } from '@playwright/test';

/** Where fields are: a page, or a dialog or row of it. */
export type Place = Page | Locator;
const pageOf = (place: Place) => ('page' in place ? place.page() : place);
const endsWith = (label: string) => new RegExp(`${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** I write into the field of this label. */
export async function write(place: Place, label: string, text: string) {
  const field = place.getByLabel(label, { exact: true }).or(place.getByRole('textbox', { name: label, exact: true }));
  await field.fill(text);
}

/** I look somebody or something up by typing, and take it. */
export async function lookUp(place: Place, label: string, name: string) {
  const field = place.getByRole('combobox', { name: label, exact: true });
  await field.click();
  // What is proposed there gives way.
  await pageOf(place).keyboard.press('ControlOrMeta+a');
  await pageOf(place).keyboard.type(name);
  await pageOf(place).getByRole('option', { name }).first().click();
  await expect(field).not.toHaveAttribute('aria-expanded', 'true');
}

/** I choose one of a few from the list that a button opens. */
export async function choose(place: Place, label: string, option: string) {
  await place.getByRole('button', { name: endsWith(label) }).click();
  await pageOf(place).getByRole('option', { name: option }).click();
}

/** I tick a box, or pick one of several dots, by its words. */
export async function tick(place: Place, group: string, option: string) {
  const box = place.getByRole('group', { name: group }).or(place.getByRole('radiogroup', { name: group }));
  await box.getByText(option, { exact: true }).click();
}

/** I type a day, day first, as both languages have it in Ecuador. */
export async function writeDay(place: Place, label: string, day: string) {
  const [year = '', month = '', date = ''] = day.split('-');
  const group = place.getByRole('group', { name: label, exact: true });
  await group.getByRole('spinbutton').first().click();
  await pageOf(place).keyboard.type([date, month, year].join(''));
}
