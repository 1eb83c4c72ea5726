export const es = {
  actions: 'Acciones',
  cancel: 'Cancelar',
  clear: 'Limpiar',
  clearSearch: 'Limpiar la búsqueda',
  close: 'Cerrar',
  closePanel: 'Cerrar el panel',
  decrease: (label: string) => `Reducir ${label}`,
  dismissNotice: 'Descartar',
  hidePassword: 'Ocultar la contraseña',
  increase: (label: string) => `Aumentar ${label}`,
  loading: 'Cargando…',
  nextMonth: 'Mes siguiente',
  noOptions: 'Sin coincidencias',
  notifications: 'Avisos',
  openCalendar: 'Abrir el calendario',
  optional: 'opcional',
  path: 'Ruta',
  pending: 'En curso',
  pressEnterToAdd: 'Pulse Intro para agregar',
  previousMonth: 'Mes anterior',
  removeTag: (label: string) => `Quitar ${label}`,
  required: 'obligatorio',
  search: 'Buscar',
  select: 'Seleccionar',
  showOptions: 'Mostrar las opciones',
  showPassword: 'Mostrar la contraseña',
  problems: (count: number) =>
    count === 1 ? 'Corrija un campo para continuar' : `Corrija ${count} campos para continuar`,
};

/** The strings that every language must have. */
export type Words = typeof es;
