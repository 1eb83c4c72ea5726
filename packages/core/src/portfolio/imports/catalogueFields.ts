import type { ImportField } from './importField.ts';

/** The columns of insurers: one company a row, with its offices and what it sells. */
export const providerFields = [
  {
    name: 'name',
    type: 'text',
    isRequired: true,
    headings: [
      'Nombre',
      'Aseguradora',
      'Compañía',
      'Compañía de seguros',
      'Nombre de la aseguradora',
      'Razón social',
      'Name',
      'Insurer',
      'Insurance company',
      'Company',
      'Carrier',
    ],
  },
  {
    name: 'short_name',
    type: 'text',
    headings: [
      'Nombre corto',
      'Nombre comercial',
      'Abreviatura',
      'Siglas',
      'Alias',
      'Short name',
      'Trade name',
      'Abbreviation',
    ],
  },
  {
    name: 'ruc',
    type: 'identification',
    headings: [
      'RUC',
      'RUC de la aseguradora',
      'Identificación',
      'Identificación tributaria',
      'Número de RUC',
      'NIT',
      'RFC',
      'RUT',
      'CIF',
      'CUIT',
      'Tax number',
      'Tax ID',
    ],
  },
  {
    name: 'phone',
    type: 'phone',
    headings: ['Teléfono', 'Teléfonos', 'Celular', 'Telf.', 'Tel.', 'Phone', 'Phone number', 'Telephone'],
  },
  {
    name: 'email',
    type: 'email',
    headings: ['Correo electrónico', 'Correo', 'E-mail', 'Email', 'Mail', 'Email address', 'E-mail address'],
  },
  {
    name: 'address',
    type: 'text',
    headings: ['Dirección', 'Matriz', 'Dirección de la matriz', 'Domicilio', 'Address', 'Head office'],
  },
  {
    name: 'contact',
    type: 'text',
    headings: ['Contacto', 'Persona de contacto', 'Ejecutivo', 'Ejecutivo de cuenta', 'Contact', 'Contact person'],
  },
  {
    name: 'offices',
    type: 'text',
    hasLines: true,
    headings: ['Oficinas', 'Sucursales', 'Agencias', 'Ciudades', 'Offices', 'Branch offices', 'Cities'],
  },
  {
    name: 'branches',
    type: 'text',
    hasLines: true,
    headings: ['Ramos', 'Ramo', 'Ramos que vende', 'Productos', 'Branches', 'Lines of business', 'Lines', 'Products'],
  },
] as const satisfies readonly ImportField[];

/** The columns of branches: one line of insurance a row. */
export const branchFields = [
  {
    name: 'name',
    type: 'text',
    isRequired: true,
    headings: [
      'Nombre',
      'Ramo',
      'Ramos',
      'Nombre del ramo',
      'Producto',
      'Línea',
      'Name',
      'Branch',
      'Line',
      'Line of business',
      'Product',
    ],
  },
  {
    name: 'group',
    type: 'branch_group',
    headings: ['Grupo', 'Familia', 'Grupo de ramos', 'Categoría', 'Tipo', 'Group', 'Family', 'Category', 'Type'],
  },
  {
    name: 'code',
    type: 'text',
    headings: ['Código', 'Código oficial', 'Cód.', 'Código del ramo', 'Code', 'Official code'],
  },
  {
    name: 'description',
    type: 'text',
    hasLines: true,
    headings: ['Descripción', 'Detalle', 'Observaciones', 'Description', 'Details', 'Remarks'],
  },
  {
    name: 'flags',
    type: 'branch_flags',
    headings: [
      'Qué detallan sus pólizas',
      'Qué detalla una póliza de este ramo',
      'Detallan',
      'Listas',
      'Detalla',
      'Lists on its policies',
      'Lists on a policy of this branch',
      'Lists',
    ],
  },
  {
    name: 'renews',
    type: 'yes_no',
    headings: ['Se renueva', 'Renovable', 'Renueva', '¿Se renueva?', 'Renews', 'Renewable', 'Is renewed'],
  },
] as const satisfies readonly ImportField[];
