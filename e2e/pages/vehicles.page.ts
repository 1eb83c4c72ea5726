import { expect } from '@playwright/test';
import { lookUp, write } from '../support/fields.ts';
import { goInside } from '../support/goInside.ts';
import type { Person } from '../support/person.ts';

export interface NewVehicle {
  plate: string;
  brand: string;
  model: string;
  year: string;
  owner: string;
}

/** The vehicles of the customers. */
export function vehiclesPage({ page, words }: Person) {
  const label = (name: string) => words(`vehicles:field.${name}`);
  const suggest = async (name: string, text: string) => {
    const field = page.getByRole('combobox', { name: label(name), exact: true });
    await field.fill(text);
    // The suggestions stand over the rest of the page until they are closed.
    await field.press('Escape');
    await expect(field).toHaveValue(text);
  };
  return {
    add: async ({ plate, brand, model, year, owner }: NewVehicle) => {
      await goInside(page, '/app/management/vehicles/create');
      await write(page, label('plate'), plate);
      await suggest('brand', brand);
      await write(page, label('model'), model);
      await write(page, label('year'), year);
      await lookUp(page, label('owner_id'), owner);
      await page.getByRole('button', { name: words('vehicles:form.create') }).click();
    },
    paint: async (color: string) => {
      await suggest('color', color);
      await page.getByRole('button', { name: words('vehicles:form.save') }).click();
    },
  };
}
