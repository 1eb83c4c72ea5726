/** What is promised of sellers. */
export default {
  routes: [
    ['/app/configuration/sellers', 'finance_app.view_seller'],
    ['/app/configuration/sellers/create', 'finance_app.add_seller'],
    ['/app/configuration/sellers/:id', 'finance_app.view_seller'],
    ['/app/configuration/sellers/:id/update', 'finance_app.change_seller'],
  ],
  permissions: [['finance_app', 'seller', ['view', 'add', 'change', 'delete']]],
  menu: [['configurations', 'sellers', '/app/configuration/sellers', 'finance_app.view_seller']],
  fields: {
    Seller: 'name kind identification email phone is_active notes',
  },
  messages: [['success.seller.created'], ['success.seller.updated'], ['success.seller.deleted']],
  lists: ['SellersScreen'],
  forms: ['SellerScreen'],
};
