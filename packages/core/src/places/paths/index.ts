export { basePath, defaultPath, type Id, type PathName, paths, type Search } from './paths.ts';
export { fullPageRoutes, type PrivateRoute, type PrivateScreen, privateRoutes } from './privateRoutes.ts';
export { type PublicPath, type PublicRoute, publicRoutes } from './publicRoutes.ts';
export { reservedAliases } from './reservedAliases.ts';
