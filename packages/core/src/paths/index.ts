export { basePath, defaultPath, type Id, type PathName, paths, type Search } from './paths.ts';
export {
  fullPageRoutes,
  type PrivateRoute,
  type PublicRoute,
  privateRoutes,
  publicRoutes,
  reservedAliases,
} from './routes.ts';
