import { describe, expect, it } from 'vitest';
import { importFields, importKinds, mapColumns, plain } from './index.ts';

/** Heads of real offices, with the fields that they stand for. */
const offices = {
  customers: {
    Tipo: 'legal_type',
    'Tipo ID': 'identification_type',
    'C.I. / RUC': 'identification',
    'RUC/CI': 'identification',
    'CI/RUC': 'identification',
    'Nombre / Razón Social': 'name',
    'NOMBRE (APELLIDOS, NOMBRES, O RAZÓN SOCIAL)': 'name',
    'F. Nacim.': 'birthdate',
    'Fecha nac. / const.': 'birthdate',
    'F. Constitución': 'foundation_date',
    'FECHA NACIMIENTO/CONSTITUCION': 'birthdate',
    'RUC / C.I. / PASAPORTE': 'identification',
    'Teléfono 1': 'phone',
    'Telf.': 'phone',
    'Teléfono/Celular': 'phone',
    'Correo elect.': 'email',
    'OBS.': 'notes',
    'Apellido Paterno': 'last_name',
    'Apellido Materno': 'second_last_name',
    'Segundo Nombre': 'second_name',
    'Parent.': 'family_relationship',
    'C.I. Titular': 'titular_identification',
  },
  policies: {
    'No. Póliza': 'number',
    '# Póliza': 'number',
    'Cía.': 'provider',
    'CI/RUC Cliente': 'contractor_identification',
    'Nombre / Razón Social': 'contractor_name',
    'Vig. Desde': 'start_date',
    'Vig. Hasta': 'end_date',
    'Suma Aseg.': 'maximum_insured_sum',
    'P. Neta': 'net_premium',
    'Prima Total': 'total_grant',
    '% Com.': 'commission_percent',
    '% de comisión': 'commission_percent',
    '% comisión': 'commission_percent',
    'No. cuotas': 'instalments',
    'N° Cuotas': 'instalments',
    'POLIZA No.': 'number',
    'N° Póliza': 'number',
    '%Com': 'commission_percent',
    'Prima Neta USD': 'net_premium',
    'PRIMA NETA US$': 'net_premium',
    'Prima neta ($)': 'net_premium',
    'F. Vcto.': 'end_date',
    'Pagado a la fecha': 'paid_amount',
    'No. Placa': 'plate',
    Apellido1: 'contractor_last_name',
    'Apellidos del contratante': 'contractor_last_name',
  },
  vehicles: {
    'CI/RUC prop.': 'owner_identification',
    'Nombre prop.': 'owner_name',
    'Nro. Chasis': 'chassis_number',
    Motor: 'engine_number',
    'No. motor': 'engine_number',
    'Nro. de Motor': 'engine_number',
    'Número motor': 'engine_number',
    'Engine no.': 'engine_number',
  },
  insureds: { 'Suma Aseg.': 'sum', Parentesco: 'family_relationship', Apellidos: 'last_name', Nombres: 'name' },
} as const;

/** Heads as programs and reports write them. */
const asPrograms = [
  [
    'customers',
    {
      NUM_ID: 'identification',
      TELEF1: 'phone',
      FEC_NACIM: 'birthdate',
      NOM_CLI: 'name',
      TIP_DOC: 'identification_type',
      APE_PAT: 'last_name',
      DIRECC_CLI: 'street',
      NumCedula: 'identification',
    },
  ],
  [
    'vehicles',
    {
      NUM_ID_PROP: 'owner_identification',
      ANIO: 'year',
      NUM_CHASIS: 'chassis_number',
      NUM_MOTOR: 'engine_number',
      VALOR_ASEG: 'commercial_value',
      NOM_PROP: 'owner_name',
      TIP_VEH: 'vehicle_type',
      ANIO_FAB: 'year',
      NUM_PLACA: 'plate',
      Registration: 'plate',
      'Owner NIF': 'owner_identification',
      'Owner DNI': 'owner_identification',
      'Market value': 'commercial_value',
    },
  ],
  [
    'policies',
    {
      FEC_VIG_INI: 'start_date',
      FEC_VIG_FIN: 'end_date',
      VIG_INI: 'start_date',
      FEC_INI_VIG: 'start_date',
      FecVigFin: 'end_date',
      FEC_VENC: 'end_date',
      PCT_COMIS: 'commission_percent',
      PORC_COM: 'commission_percent',
      NUM_POL: 'number',
      CIA: 'provider',
      RAMO: 'branch',
      'PRIMAS Neta': 'net_premium',
      'PRIMAS Total': 'total_grant',
      VAL_ASEG: 'maximum_insured_sum',
      NUM_ID: 'contractor_identification',
      NUM_ID_CLI: 'contractor_identification',
      NOM_CLI: 'contractor_name',
      DEBE: 'total_grant',
      HABER: 'paid_amount',
      Registration: 'plate',
      Inception: 'start_date',
      'Inception date': 'start_date',
      Expiry: 'end_date',
      Payment: 'payment_frequency',
    },
  ],
  [
    'payments',
    {
      NUM_POL: 'number',
      CIA: 'provider',
      FEC_VENC: 'due_date',
      DEBE: 'amount',
      HABER: 'paid',
      NUM_FACT: 'invoice_number',
      FEC_PAGO: 'paid_on',
    },
  ],
  [
    'insureds',
    { NUM_CERT: 'certificate_number', PCT_BENEF: 'beneficiary_percentage', VAL_ASEG: 'sum', FEC_NAC: 'birthdate' },
  ],
  ['providers', { CIA: 'name', NUM_RUC: 'ruc', TELEF1: 'phone' }],
  ['branches', { COD_RAMO: 'code', NOM_RAMO: 'name' }],
] as const;

describe('headings', () => {
  const heads = Object.entries(offices).flatMap(([kind, fields]) =>
    Object.entries(fields).map(([head, field]) => [kind as keyof typeof offices, head, field] as const),
  );
  it.each(heads)('of real offices are known by themselves: %s, %s', (kind, head, field) => {
    expect(mapColumns(kind, [head])).toEqual([field]);
  });

  it.each(
    asPrograms.flatMap(([kind, heads]) => Object.entries(heads).map(([head, field]) => [kind, head, field] as const)),
  )('as programs write them are read in full: %s, %s', (kind, head, field) =>
    expect(mapColumns(kind, [head])).toEqual([field]),
  );
  it('in full give way to the product’s own words', () => {
    expect(mapColumns('customers', ['NUM_ID', 'Identificación'])).toEqual([null, 'identification']);
    expect(mapColumns('policies', ['FEC_VIG_INI', 'Inicio de vigencia'])).toEqual([null, 'start_date']);
  });
  it.each(importKinds)('of %s stay known with their words parted by underscores, in capitals', (kind) => {
    for (const {
      name,
      headings: [first = ''],
    } of importFields[kind])
      expect([first, ...mapColumns(kind, [plain(first).replaceAll(' ', '_').toUpperCase()])]).toEqual([first, name]);
  });
  it.each([
    ['customers', 'No.'],
    ['customers', 'COD'],
    ['customers', 'TELEF2'],
    ['policies', 'COD_CIA'],
    ['policies', 'FEC'],
    ['policies', 'MONTO_COMIS'],
    ['payments', 'NUM_CUOTA'],
    ['vehicles', 'ASEG'],
    ['vehicles', 'NUM'],
  ] as const)('that say too little, or another thing, are left out: %s, %s', (kind, head) =>
    expect(mapColumns(kind, [head])).toEqual([null]),
  );
  it.each([
    ['policies', 'Comisión $'],
    ['policies', 'Comisión USD'],
    ['policies', 'Valor comisión'],
    ['policies', 'Tipo de cliente'],
    ['payments', 'Valor asegurado'],
  ] as const)('of other things are left out: %s, %s', (kind, head) => expect(mapColumns(kind, [head])).toEqual([null]));

  it.each(importKinds)('of %s say one field each', (kind) => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { name, headings } of importFields[kind])
      for (const word of new Set(headings.map(plain))) {
        const other = seen.get(word);
        if (other !== undefined) twice.push(`${word}: ${other}, ${name}`);
        seen.set(word, name);
      }
    expect(twice).toEqual([]);
  });

  it.each(importKinds)('of %s say something, and a field is called by its own name first', (kind) => {
    for (const { name, headings } of importFields[kind]) {
      expect(headings.map(plain)).not.toContain('');
      expect(new Set(headings.map(plain)).size, name).toBeGreaterThan(0);
    }
  });

  it('part a name, and none of its parts is needed', () => {
    for (const kind of ['customers', 'insureds'] as const) {
      expect(mapColumns(kind, ['Apellidos', 'Nombres'])).toEqual(['last_name', 'name']);
      expect(mapColumns(kind, ['Primer nombre', 'Segundo nombre', 'Primer apellido', 'Segundo apellido'])).toEqual([
        'name',
        'second_name',
        'last_name',
        'second_last_name',
      ]);
      for (const { partOf, isRequired } of importFields[kind]) expect(partOf && isRequired).toBeFalsy();
    }
  });
});
