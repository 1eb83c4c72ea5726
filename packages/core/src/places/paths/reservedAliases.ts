/** First segments that no partner may take as its alias. */
export const reservedAliases: readonly string[] = [
  ...['search', 'terms', 'login', 'register', 'password-recovery'],
  ...['app', 'api', 'ws', 'widgets', 'embed', 'elements', 'assets', 'files', 'fonts', 'images', 'static', 'docs'],
  ...['health', 'ready', 'metrics', 'unauthorized', 'support'],
];
