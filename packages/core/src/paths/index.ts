export { basePath, defaultPath, type Id, type PathName, paths, type Search } from './paths.ts';
export { reservedAliases } from './reservedAliases.ts';
export {
  fullPageRoutes,
  type PrivateRoute,
  type PublicRoute,
  privateRoutes,
  publicRoutes,
} from './routes.ts';
