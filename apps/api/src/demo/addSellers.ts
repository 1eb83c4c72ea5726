import { type DemoOffice, done, still } from './office.ts';

const agents = [
  {
    name: 'Lucía Paredes',
    kind: 'agent' as const,
    identification: '1715243983',
    email: 'lucia.paredes@correo.example',
    phone: '0998123456',
    notes: 'Agente independiente de Cumbayá; trae clientes de salud y vida.',
  },
  {
    name: 'Enlace Sur, agencia de seguros',
    kind: 'agency' as const,
    identification: '0190412345001',
    email: 'comisiones@enlacesur.example',
    phone: '074123456',
    notes: null,
  },
];

/** Those who bring policies and are no users: an agent who sells, and an agency that does not yet. */
export async function addSellers(office: DemoOffice) {
  for (const agent of agents) await done(office.createSeller({ ...still, body: { ...agent, is_active: true } }));
}
