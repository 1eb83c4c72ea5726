import type { ImportField } from './importField.ts';

/** The columns of instalments: one a row, and all of a policy together its plan. */
export const paymentFields = [
  {
    name: 'number',
    type: 'text',
    isNumber: true,
    isRequired: true,
    headings: [
      'Número de póliza',
      'No. póliza',
      'Nro. póliza',
      'N.º de póliza',
      'Póliza',
      'Policy number',
      'Policy no.',
      'Policy',
    ],
  },
  {
    name: 'provider',
    type: 'text',
    isRequired: true,
    headings: [
      'Aseguradora',
      'Compañía',
      'Compañía de seguros',
      'Cía.',
      'RUC de la aseguradora',
      'Insurer',
      'Insurance company',
      'Company',
      'Carrier',
    ],
  },
  {
    name: 'due_date',
    type: 'date',
    isRequired: true,
    headings: [
      'Vencimiento',
      'Vence',
      'Fecha de vencimiento',
      'Fecha vencimiento',
      'Vencimiento de la cuota',
      'Due',
      'Due date',
      'Due on',
    ],
  },
  {
    name: 'amount',
    type: 'money',
    isRequired: true,
    headings: ['Valor', 'Monto', 'Valor de la cuota', 'Valor cuota', 'Cuota', 'Importe', 'Amount', 'Instalment'],
  },
  {
    name: 'invoice_number',
    type: 'text',
    isNumber: true,
    headings: ['Factura', 'Número de factura', 'No. factura', 'Nro. factura', 'Invoice', 'Invoice number'],
  },
  {
    name: 'paid_on',
    type: 'date',
    isPast: true,
    headings: ['Fecha de pago', 'Fecha pago', 'Pagado el', 'Pagada el', 'Fecha de cobro', 'Paid on', 'Payment date', 'Date paid'],
  },
  {
    name: 'paid',
    type: 'money',
    headings: ['Valor pagado', 'Pagado hasta ahora', 'Paid so far', 'Pagado', 'Abonado', 'Cobrado', 'Monto pagado', 'Paid amount', 'Amount paid', 'Paid'],
  },
  {
    name: 'payment_method',
    type: 'payment_method',
    headings: ['Forma de pago', 'Medio de pago', 'Método de pago', 'Método', 'Method', 'Payment method', 'Paid by'],
  },
] as const satisfies readonly ImportField[];
