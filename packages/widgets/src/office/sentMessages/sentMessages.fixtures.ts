import type { MessageRow, SentMessage } from '@corredor/core/api';

/** A mail to an insurer that went out. */
export const aMessageRow = (over: Partial<MessageRow> = {}): MessageRow => ({
  id: 12,
  version: 2,
  created_at: '2026-03-02T16:40:12Z',
  updated_at: '2026-03-02T16:40:14Z',
  channel: 'email',
  about: { model: 'renewal', id: 7, policy_id: 118, label: 'VH-2026-00418 · Ana Mora' },
  about_count: 3,
  to: 'emision@delsur.example',
  subject: 'Condiciones de renovación · Andes Seguros',
  files: [{ name: 'renovaciones.xlsx', size: 6214 }],
  status: 'sent',
  sent_at: '2026-03-02T16:40:14Z',
  sent_by: { id: 4, name: 'Rosa Mora' },
  ...over,
});

/** The same with its text. */
export const aMessage = (over: Partial<SentMessage> = {}): SentMessage => ({
  ...aMessageRow(),
  body: 'Estimados señores de Aseguradora del Sur S.A.:\n\nLes pedimos sus condiciones para renovar las pólizas de la lista adjunta (3).\n\nAndes Seguros',
  ...over,
});

/** One that went out, one on its way, and one that was given up. */
export const someMessages = (): MessageRow[] => [
  aMessageRow({
    id: 14,
    status: 'queued',
    sent_at: null,
    to: 'ana.mora@example.ec',
    subject: 'Cuota 3 de 12 de su póliza VH-2026-00418',
    about: { model: 'payment', id: 303, policy_id: 118, label: 'VH-2026-00418 · Ana Mora' },
    about_count: 1,
    files: [],
    created_at: '2026-03-09T15:10:00Z',
  }),
  aMessageRow(),
  aMessageRow({
    id: 9,
    status: 'failed',
    sent_at: null,
    to: 'nadie@delsur.example',
    subject: 'Póliza VH-2026-00418: cancelación',
    about: { model: 'movement', id: 61, policy_id: 118, label: 'VH-2026-00418 · Ana Mora' },
    about_count: 1,
    files: [],
    created_at: '2026-02-20T15:10:00Z',
    sent_by: null,
  }),
];
