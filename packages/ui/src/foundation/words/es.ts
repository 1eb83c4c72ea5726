export const es = {
  dismissNotice: 'Cerrar aviso',
  opensNewTab: 'se abre en otra pestaña',
  pending: 'En curso',
  showPassword: 'Mostrar la contraseña',
  problems: (count: number) =>
    count === 1 ? 'Corrija un campo para continuar' : `Corrija ${count} campos para continuar`,
  retry: 'Reintentar',
};

/** The strings that every language must have. */
export type Words = typeof es;
