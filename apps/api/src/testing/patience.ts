/** How long a test, or what it awaits, may take: no promise about speed, so a busy machine is given more. */
export const patience = (milliseconds: number) => milliseconds * Number(process.env.CORREDOR_PATIENCE ?? 1);
