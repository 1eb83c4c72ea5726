/** The icons that the product's sources import; written by a plugin of the build. */
declare module 'virtual:product-icons' {
  export const icons: readonly { name: string; drawing: import('@corredor/ui/Icon').IconType; uses: number }[];
}
