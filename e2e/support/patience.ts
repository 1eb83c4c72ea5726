/** By how much waits are longer than on a quiet machine: the run that measured it says so. Waits only, never what a test promises. */
export const patience = (): number => Number(process.env.CORREDOR_PATIENCE ?? 1);
