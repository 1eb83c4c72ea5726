import { importFields, mapColumns } from '@corredor/core/imports';
import { describe, expect, it } from 'vitest';
import customersEn from '../../portfolio/customers/messages/en.json' with { type: 'json' };
import customersEs from '../../portfolio/customers/messages/es.json' with { type: 'json' };
import importsEn from '../../portfolio/imports/messages/en.json' with { type: 'json' };
import importsEs from '../../portfolio/imports/messages/es.json' with { type: 'json' };
import vehiclesEn from '../../portfolio/vehicles/messages/en.json' with { type: 'json' };
import vehiclesEs from '../../portfolio/vehicles/messages/es.json' with { type: 'json' };

describe.each([
  ['es', customersEs, vehiclesEs, importsEs],
  ['en', customersEn, vehiclesEn, importsEn],
] as const)('in %s', (_language, customers, vehicles, imports) => {
  it('every importable column of an export is known by its heading', () => {
    const { column, field } = customers;
    const headings = [
      ...[column.name, column.identification, column.roles, column.phone, column.email, column.city, column.age],
      ...[column.legalType, column.country, column.birthdate, field.identification_type, field.sex],
      ...[field.foundation_date, field.province, field.street, field.insured_type, field.titular_id],
      ...[field.titular_identification, field.family_relationship, field.partner_name, field.notes, column.created],
    ];
    const mapped = mapColumns('customers', headings);
    expect(mapped.filter(Boolean).toSorted()).toEqual(importFields.customers.map(({ name }) => name).toSorted());
    expect(mapped[headings.indexOf(field.titular_id)]).toBeNull();
    const fleet = mapColumns('vehicles', Object.values(vehicles.column));
    expect(fleet.filter(Boolean).toSorted()).toEqual(importFields.vehicles.map(({ name }) => name).toSorted());
  });

  it('every column of the templates is known by its heading', () => {
    const words = new Map(Object.entries(imports.field));
    for (const kind of ['customers', 'vehicles', 'insureds'] as const) {
      const names = importFields[kind].map(({ name }) => name);
      expect(
        mapColumns(
          kind,
          names.map((name) => words.get(name) ?? ''),
        ),
      ).toEqual(names);
    }
  });
});
