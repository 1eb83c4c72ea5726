/** The names that were unsteady before, and whose cause nobody has mended yet. */
export function listedUnsteady(): string[];
/** How many tests of this run are unsteady so far, over all stages. */
export function unsteadySoFar(): number;
