import type { CustomerInput } from '@corredor/core/api';
import { addDays, type PlainDate } from '@corredor/core/dates';
import { someCedula, someRuc } from './identifications.ts';
import type { Random } from './random.ts';

const women = [
  'Ana Lucía',
  'María José',
  'Gabriela',
  'Verónica',
  'Daniela',
  'Carmen Amelia',
  'Rosa Elena',
  'Paulina',
  'Andrea',
  'Lorena',
  'Sofía',
  'Mónica',
  'Belén',
  'Ximena',
];
const men = [
  'Juan Carlos',
  'Luis Alberto',
  'Diego',
  'Santiago',
  'Jorge Iván',
  'Pedro',
  'Andrés',
  'Esteban',
  'Mateo',
  'Fabián',
  'Íñigo',
  'Patricio',
  'Xavier',
  'Hugo',
];
const surnames = [
  'Cevallos Mora',
  'Andrade Peña',
  'Quishpe Toaquiza',
  'Zambrano Vera',
  'Muñoz Ortiz',
  'Guamán Chimbo',
  'Villacís Rosero',
  'Ordóñez Vega',
  'Salazar Ponce',
  'Núñez Tapia',
  'Benalcázar Ruiz',
  'Espinosa Cárdenas',
  'Lema Pilamunga',
  'Alcívar Macías',
  'Jaramillo Ochoa',
  'Moscoso Arízaga',
  'Chávez Intriago',
];
const companies = [
  'Panificadora La Espiga Dorada Cía. Ltda.',
  'Florícola Valle Verde S.A.',
  'Transportes Andinos Unidos S.A.',
  'Ferretería El Tornillo Feliz',
  'Cooperativa de Ahorro Nueva Luz',
  'Clínica Santa Aurora S.A.',
  'Textiles Otavalo Moderno Cía. Ltda.',
  'Exportadora Bananera del Litoral S.A.',
];
const places = [
  { province: 'EC-P', city: 'Quito', street: 'Av. Amazonas y Naciones Unidas' },
  { province: 'EC-P', city: 'Cumbayá', street: 'Calle Francisco de Orellana' },
  { province: 'EC-G', city: 'Guayaquil', street: 'Av. 9 de Octubre' },
  { province: 'EC-A', city: 'Cuenca', street: 'Calle Larga' },
  { province: 'EC-T', city: 'Ambato', street: 'Av. Cevallos' },
  { province: 'EC-M', city: 'Manta', street: 'Malecón' },
  { province: 'EC-L', city: 'Loja', street: 'Calle Bolívar' },
];
const inLatin = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase();
const mailOf = (name: string, host: string) => `${inLatin(name).trim().split(' ').slice(0, 2).join('.')}@${host}`;
const mobile = (serial: number) => `09${8 + (serial % 2)}${String(4_100_000 + serial * 7919).slice(0, 7)}`;

/** A grown person who buys, pays or is insured. */
export function somePerson(random: Random, serial: number, today: PlainDate): CustomerInput {
  const sex = serial % 2 === 0 ? 'female' : 'male';
  const first = (sex === 'female' ? women : men)[Math.floor(serial / 2) % women.length] ?? 'Ana';
  const name = `${first} ${surnames[(serial * 5) % surnames.length]}`;
  return {
    legal_type: 'natural',
    name,
    identification_type: 'cedula',
    identification: someCedula(random, serial),
    birthdate: addDays(today, -365 * random.between(24, 68) - random.between(0, 364)),
    phone: mobile(serial),
    email: mailOf(name, 'correo.example'),
    sex,
    country_id: '218',
    ...random.pick(places),
    insured_type: 'titular',
    roles: ['contractor', 'payer', 'insured'],
  };
}
/** A child or spouse of a titular. */
export function someDependent(
  random: Random,
  serial: number,
  titular: { id: number; name: string },
  today: PlainDate,
): CustomerInput {
  const relationship = random.pick(['daughter', 'son', 'spouse'] as const);
  const first = random.pick(relationship === 'son' ? men : women);
  return {
    legal_type: 'natural',
    name: `${first} ${titular.name.split(' ').slice(-2).join(' ')}`,
    identification_type: 'cedula',
    identification: someCedula(random, serial + 500),
    birthdate: addDays(today, -365 * (relationship === 'spouse' ? random.between(25, 60) : random.between(3, 20)) - 40),
    sex: relationship === 'son' ? 'male' : 'female',
    country_id: '218',
    province: 'EC-P',
    city: 'Quito',
    insured_type: 'dependent',
    titular_id: titular.id,
    family_relationship: relationship,
    roles: ['insured'],
  };
}
/** A company that insures its goods and its people. */
export function someCompany(random: Random, serial: number, today: PlainDate): CustomerInput {
  const name = companies[serial % companies.length] ?? 'Comercial Andina S.A.';
  return {
    legal_type: 'legal',
    name,
    identification_type: 'ruc',
    identification: someRuc(random, serial + 40),
    foundation_date: addDays(today, -365 * random.between(4, 35)),
    phone: mobile(serial + 90),
    email: mailOf(name, 'empresa.example'),
    country_id: '218',
    ...random.pick(places),
    roles: ['contractor', 'payer'],
  };
}
