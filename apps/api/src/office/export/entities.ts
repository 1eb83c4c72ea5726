import { permissionParts } from '@corredor/core/permissions';
import { everyRecord, kinds } from '@corredor/core/records';
import { say } from '../../server/request/wording.ts';

/** A file of a full export, with the table or view that it is read from. */
export interface ExportedEntity {
  name: string;
  source: string;
  /** The column by whose numbers it is read in pages; id unless told. */
  key?: string;
  /** Columns beside the usual ones that never leave: secrets, places of files. */
  without?: readonly string[];
  /** Words for the README, in Spanish and English. */
  about: readonly [es: string, en: string];
}
const told: readonly ExportedEntity[] = [
  { name: 'profile', source: 'partners', about: ['Perfil de la correduría', 'Profile of the brokerage'] },
  {
    name: 'settings',
    source: 'partner_settings',
    about: ['Configuración de la correduría', 'Settings of the brokerage'],
  },
  { name: 'customers', source: 'customers', about: ['Clientes', 'Customers'] },
  { name: 'vehicles', source: 'vehicles', about: ['Vehículos', 'Vehicles'] },
  {
    name: 'vehicle_beneficiaries',
    source: 'vehicle_beneficiaries',
    about: ['Beneficiarios de vehículos', 'Beneficiaries of vehicles'],
  },
  {
    name: 'policies',
    source: 'policy_states',
    about: ['Pólizas, con su estado de hoy', 'Policies, with their state today'],
  },
  { name: 'policy_coverages', source: 'policy_coverages', about: ['Coberturas de pólizas', 'Coverages of policies'] },
  { name: 'policy_vehicles', source: 'policy_vehicles', about: ['Vehículos de pólizas', 'Vehicles of policies'] },
  {
    name: 'policy_beneficiaries',
    source: 'policy_beneficiaries',
    about: ['Beneficiarios de pólizas', 'Beneficiaries of policies'],
  },
  { name: 'policy_sellers', source: 'policy_sellers', about: ['Vendedores de pólizas', 'Sellers of policies'] },
  { name: 'sellers', source: 'sellers', about: ['Vendedores', 'Sellers'] },
  {
    name: 'commission_parts',
    source: 'commission_parts',
    about: ['Comisión de cada póliza y movimiento', 'Commission of each policy and movement'],
  },
  {
    name: 'commissions',
    source: 'commission_facts',
    key: 'payment_id',
    about: ['Comisión de cada cuota', 'Commission of each instalment'],
  },
  { name: 'policy_insureds', source: 'policy_insureds', about: ['Asegurados de pólizas', 'Insureds of policies'] },
  { name: 'policy_generals', source: 'policy_generals', about: ['Bienes generales', 'General items'] },
  {
    name: 'policy_files',
    source: 'policy_files',
    without: ['storage_key'],
    about: ['Archivos de pólizas; los PDF están en files/', 'Files of policies; the PDFs are in files/'],
  },
  {
    name: 'payments',
    source: 'payment_states',
    about: ['Cuotas, con su estado de hoy', 'Instalments, with their state today'],
  },
  { name: 'renewals', source: 'renewals', about: ['Renovaciones', 'Renewals'] },
  { name: 'renewal_stages', source: 'renewal_stages', about: ['Etapas de las renovaciones', 'Stages of renewals'] },
  { name: 'task_rules', source: 'task_rules', about: ['Reglas de tareas', 'Rules of tasks'] },
  { name: 'movements', source: 'movements', about: ['Movimientos de pólizas', 'Movements of policies'] },
  { name: 'movement_items', source: 'movement_items', about: ['Ítems de los movimientos', 'Items of movements'] },
  {
    name: 'movement_checks',
    source: 'movement_checks',
    about: ['Requisitos de los movimientos', 'Checklists of movements'],
  },
  { name: 'receipts', source: 'receipts', about: ['Cobros de las cuotas', 'Receipts of the instalments'] },
  {
    name: 'crossings',
    source: 'crossings',
    about: ['Cruces de saldos a favor con cuotas', 'Crossings of credits with instalments'],
  },
  {
    name: 'messages',
    source: 'messages',
    without: ['mail_id'],
    about: ['Mensajes enviados, con su texto', 'Messages that were sent, with their text'],
  },
  {
    name: 'message_records',
    source: 'message_records',
    about: ['De qué trata cada mensaje', 'What each message is about'],
  },
  { name: 'providers', source: 'providers', about: ['Aseguradoras', 'Insurance companies'] },
  { name: 'provider_offices', source: 'provider_offices', about: ['Oficinas de aseguradoras', 'Offices of insurers'] },
  { name: 'provider_branches', source: 'provider_branches', about: ['Ramos de aseguradoras', 'Branches of insurers'] },
  { name: 'branches', source: 'branches', about: ['Ramos', 'Branches'] },
  { name: 'coverages', source: 'coverages', about: ['Coberturas', 'Coverages'] },
  { name: 'roles', source: 'named_roles', about: ['Roles y permisos', 'Roles and permissions'] },
  {
    name: 'users',
    source: 'users',
    without: ['password_hash', 'failed_logins', 'locked_until', 'chosen_plan', 'preferences', 'image'],
    about: ['Usuarios, sin contraseñas', 'Users, without passwords'],
  },
  { name: 'imports', source: 'imports', about: ['Importaciones', 'Imports'] },
  {
    name: 'runs',
    source: 'runs',
    about: ['Lotes: lo que se hizo con muchos registros', 'Runs: what was done to many records'],
  },
  {
    name: 'run_lines',
    source: 'run_lines',
    about: ['Qué pasó con cada registro de los lotes', 'What became of each record of the runs'],
  },
];

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
/** Kinds of the register that nothing more is said of: a table of the same name, called as a permission calls them. */
const plain = kinds.flatMap((kind): ExportedEntity[] => {
  const { may, file } = everyRecord[kind];
  if (!may || !file || told.some(({ name }) => name === file)) return [];
  const called = `models.${permissionParts(may.view).model}` as const;
  return [{ name: file, source: file, about: [capital(say('es', called)), capital(say('en-GB', called))] }];
});
/** What a full export holds: a file for each entity. */
export const exportedEntities: readonly ExportedEntity[] = [...told, ...plain];
