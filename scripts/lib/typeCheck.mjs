/** The types of the whole tree, by one checker: several look at the same declarations each for itself, which takes two cores twice the work. */
export const typeCheck = ['tsc', ['-b', '--checkers', '1']];
