/** Where Stripe.js comes from; Stripe allows no copy of it. */
export const stripeScript = 'https://js.stripe.com/v3/';
