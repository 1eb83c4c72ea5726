export { seedAll } from './seedAll.ts';
export { seedCie10 } from './seedCie10.ts';
export { demoPassword, seedDemo } from './seedDemo.ts';
export { seedDirectory } from './seedDirectory.ts';
export { seedInTurn } from './seedInTurn.ts';
