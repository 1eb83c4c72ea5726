import { choiceNames, type ImportKind } from '@corredor/core/imports';
import type { Locale } from '@corredor/core/locales';

type Sample = Readonly<Record<string, string>>;

/** One row of each kind as the reader writes it; days are written as nobody can mistake them, and the people are invented. */
function samplesIn(locale: Locale): Record<ImportKind, Sample> {
  const words = choiceNames[locale];
  const say = (es: string, en: string) => (locale === 'es' ? es : en);
  const decimal = (text: string) => say(text.replace('.', ','), text);
  const insurer = say('Seguros del Pacífico', 'Pacific Insurance');
  const person = {
    identification_type: words.identification_type.cedula ?? '',
    identification: '1710034065',
    name: 'Rosa Elena Andrade Mora',
    birthdate: '1984-06-17',
    sex: words.sex.female ?? '',
  };
  return {
    customers: {
      ...person,
      legal_type: words.legal_type.natural ?? '',
      roles: `${words.roles.contractor}, ${words.roles.payer}`,
      phone: '0987654321',
      email: 'rosa.andrade@example.com',
      country_id: 'Ecuador',
      province: 'Pichincha',
      city: 'Quito',
      street: 'Av. Amazonas N34-120',
    },
    vehicles: {
      plate: 'PBA-1234',
      brand: 'Chevrolet',
      model: 'D-Max 3.0 4x4',
      year: '2024',
      owner_identification: person.identification,
      owner_name: person.name,
      chassis_number: '8LBETF3W7P0123456',
      engine_number: '4JJ1RF2741',
      color: say('Blanco', 'White'),
      commercial_value: decimal('28500.00'),
      vehicle_type: say('Camioneta', 'Pickup'),
      activity: say('Particular', 'Private use'),
    },
    insureds: {
      ...person,
      relationship: words.relationship.titular ?? '',
      start_date: '2026-01-01',
      prima: decimal('18.50'),
      certificate_number: 'C-0001',
    },
    providers: {
      name: say('Seguros del Pacífico S.A.', 'Pacific Insurance Co.'),
      short_name: say('Pacífico', 'Pacific'),
      ruc: '1790012344001',
      phone: '022345678',
      email: say('corredores@pacifico.example.com', 'brokers@pacific.example.com'),
      address: 'Av. Amazonas N34-451, Quito',
      contact: 'Luis Paz',
      offices: 'Quito; Guayaquil; Cuenca',
    },
    branches: {
      name: say('Vehículos', 'Vehicles'),
      group: words.branch_group.vehicles ?? '',
      code: '09',
      description: say('Autos, camiones y motos', 'Cars, trucks and motorcycles'),
      flags: words.branch_flags.vehicles ?? '',
      renews: words.yes_no.yes ?? '',
    },
    policies: {
      number: 'VH-000123',
      provider: insurer,
      branch: say('Vehículos', 'Vehicles'),
      contractor_identification: person.identification,
      contractor_name: person.name,
      start_date: '2026-01-01',
      end_date: '2027-01-01',
      net_premium: decimal('500.00'),
      total_grant: decimal('599.15'),
      commission_percent: decimal('12.5'),
      payment_frequency: words.payment_frequency['4'] ?? '',
      instalments: '3',
      first_due_date: '2026-01-01',
      paid_amount: decimal('300.00'),
      insured_select_type: words.insured_select_type.personal ?? '',
      maximum_insured_sum: decimal('28500.00'),
      certificate_number: 'C-0001',
      seller: 'Luis Paz',
      owner: 'luis.paz@example.com',
      policy_status: words.policy_status.active ?? '',
      renews: words.yes_no.yes ?? '',
    },
    payments: {
      number: 'VH-000123',
      provider: insurer,
      due_date: '2026-02-01',
      amount: decimal('199.71'),
      invoice_number: '001-002-000012345',
      paid_on: '2026-01-30',
      paid: decimal('199.71'),
      payment_method: words.payment_method.transfer ?? '',
    },
  };
}
/** How the columns of a template are filled. */
export const sampleOf = (kind: ImportKind, locale: Locale): Sample => samplesIn(locale)[kind];
