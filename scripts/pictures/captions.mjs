/** What the video's captions say, by scene. */
export const captionsIn = {
  es: {
    dashboard: 'El panel muestra primero lo que vence.',
    policies: 'En las pólizas se busca por número, contratante o aseguradora.',
    policy: 'La póliza: vigencia, partes, prima y ciclo de vida.',
    pay: 'Una cuota está atrasada: se registra su pago.',
    paid: 'Queda pagada, y se puede deshacer.',
    bell: 'La campana reúne los avisos de la cartera.',
  },
  en: {
    dashboard: 'The dashboard shows what is due first.',
    policies: 'Policies are found by number, contractor or insurer.',
    policy: 'The policy: its term, parties, premium and lifecycle.',
    pay: 'An instalment is late: its payment is recorded.',
    paid: 'It is paid now, and that can be undone.',
    bell: 'The bell gathers what happens in the portfolio.',
  },
};
