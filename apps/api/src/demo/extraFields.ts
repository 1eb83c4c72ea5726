import type { ExtraField } from '@corredor/core/api';
import type { PlainDate } from '@corredor/core/dates';
import type { ExtraValues } from '@corredor/core/extras';
import { type DemoOffice, done, still } from './office.ts';

const optional = { on: 'policy' as const, is_required: false, choices: [], is_retired: false };
const previous = 'previous_insurer';
const tracker = 'tracker';
/** What the demo brokerages ask of motor policies and their vehicles beside the usual. */
export const motorFields: ExtraField[] = [
  {
    ...optional,
    ...{ key: 'use', name_es: 'Uso del vehículo', name_en: 'Use of the vehicle', kind: 'choice', position: 1 },
    choices: ['Particular', 'Comercial', 'Taxi'],
  },
  {
    ...optional,
    ...{ key: tracker, name_es: 'Dispositivo de rastreo', name_en: 'Tracking device', kind: 'yes_no', position: 2 },
    on: 'vehicle',
  },
  { ...optional, key: 'inspected', name_es: 'Inspección', name_en: 'Inspection', kind: 'date', position: 3 },
  {
    ...optional,
    key: 'extras_value',
    name_es: 'Valor de extras',
    name_en: 'Value of extras',
    kind: 'money',
    position: 4,
  },
  {
    ...optional,
    key: previous,
    name_es: 'Aseguradora anterior',
    name_en: 'Previous insurer',
    kind: 'text',
    position: 5,
  },
];

/** What stands in them: by the number of the policy, so that the rest of the demo stays as it is; one in four has nothing. */
export function motorExtra(serial: number, start: PlainDate): ExtraValues | undefined {
  if (serial % 4 === 0) return undefined;
  return {
    use: ['Particular', 'Comercial', 'Particular', 'Taxi'][serial % 4] ?? 'Particular',
    inspected: start,
    ...(serial % 5 === 0 ? {} : { extras_value: `${300 + serial * 25}.00` }),
    ...(serial % 3 === 1 ? { [previous]: 'Seguros Andinos' } : {}),
  };
}

/** What stands in that of a vehicle; of one in four nobody knows. */
export const vehicleExtra = (serial: number): ExtraValues => (serial % 4 === 0 ? {} : { [tracker]: serial % 2 === 1 });

/** One of them is no longer asked for; what policies have in it stays. */
export async function retireField(office: DemoOffice, branchId: number): Promise<void> {
  const path = { branchId };
  const { version, extra_fields: fields } = await done(office.getBranch({ ...still, path }));
  const extra_fields = fields.map((field) => ({ ...field, is_retired: field.key === previous }));
  await done(office.updateBranch({ ...still, path, version, body: { extra_fields } }));
}
