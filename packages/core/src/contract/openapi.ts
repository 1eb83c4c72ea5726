// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
export interface paths {
    "/api/auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session and answers its record, the permissions and the brokerage.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of a refresh token; an expired bearer or a token already ended is no error.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the tokens
         * @description Exchanges a refresh token for a new pair; using an old one ends the whole session.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own sessions
         * @description Answers where the signed-in user is signed in, this session first and then by last use.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Log out everywhere else
         * @description Ends all sessions of the signed-in user but this one; their tokens serve no more at once.
         */
        delete: operations["deleteOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{sessionId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the session. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session
         * @description Ends an open session of the signed-in user; its tokens serve no more at once.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/ws-ticket/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket for the live channel
         * @description Answers a ticket that opens one connection to `/ws/notifications/` within 30 seconds; browsers send it as a second subprotocol, `bearer.` and the ticket in base64url.
         */
        post: operations["createWsTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Answers the session record without its tokens, as it is now.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/name/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own name
         * @description Answers the first and family names of the signed-in user.
         */
        get: operations["getMyName"];
        /**
         * Change own name
         * @description Changes the signed-in user's own name, which colleagues see; the last change wins, so no version is asked for.
         */
        put: operations["updateMyName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/preferences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own preferences
         * @description Answers what the signed-in user chose for the interface.
         */
        get: operations["getMyPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change own preferences
         * @description Changes some preferences; the last change wins, so no version is asked for.
         */
        patch: operations["updateMyPreferences"];
        trace?: never;
    };
    "/api/auth/me/drafts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own drafts
         * @description Answers the forms that the signed-in user left unfinished, newest first; drafts older than 30 days are gone.
         */
        get: operations["listDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/drafts/{draftKey}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Form and record, and what tells a draft from others of the same: customer.41.x7k2, or customer.new.x7k2. */
                draftKey: components["schemas"]["DraftKey"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a draft
         * @description Keeps what was typed into a form. The last one of a key wins, so each form that is opened has a key of its own, also where it goes on from another draft. Passwords are left out, and the newest 50 drafts are kept.
         */
        put: operations["saveDraft"];
        post?: never;
        /**
         * Discard a draft
         * @description Forgets a draft; one that is gone already is no error.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account
         * @description Takes a registration and mails a link; the answer never tells whether the address was known.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address
         * @description Confirms the address of an account; confirming twice is no error.
         */
        post: operations["confirmRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link again
         * @description Sends the confirmation mail again where an account waits for it.
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/recovery/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a recovery mail
         * @description Mails a link to set a new password; the answer never tells whether the address was known.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets the password with the token of a mail and ends all sessions of the user.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/change/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change own password
         * @description Changes the password, ends all sessions of the user and opens a new one for the caller.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a new password
         * @description Says what a new password would be refused for, by the rule of whatever sets it. With the token of a mail it is judged for that token's account, signed in for the own one or, where an e-mail is given, for a colleague with that address, else for a new account. Nothing is kept.
         */
        post: operations["checkNewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sample/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sample book
         * @description Tells whether a sample book is loaded, what its removal takes away, and which of that somebody changed or added.
         */
        get: operations["getSampleBook"];
        put?: never;
        /**
         * Load the sample book
         * @description Makes a small book of customers, insurers, branches, vehicles, policies and instalments, all marked as samples, in the caller's language.
         */
        post: operations["createSampleBook"];
        /**
         * Remove the sample book
         * @description Removes every record that is marked as a sample, and nothing else; done already where there is none.
         */
        delete: operations["deleteSampleBook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/partner/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own brokerage
         * @description Answers the profile of the brokerage of the signed-in user.
         */
        get: operations["getPartner"];
        put?: never;
        /**
         * Make the brokerage
         * @description Makes the brokerage of a user who has none; that user becomes its administrator.
         */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the brokerage
         * @description Changes some fields of the own brokerage and its public profile.
         */
        patch: operations["updatePartner"];
        trace?: never;
    };
    "/api/core/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the brokerage
         * @description Answers how the brokerage works, a section for each matter: what counts, what counts where it has set nothing, and who changed it. Everybody of the brokerage works by it, so everybody may read it.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings
         * @description Changes the sections that are sent. What is made from now on follows them; a policy keeps the lines of its premium until its net premium, branch or first day changes.
         */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/api/core/partner/image/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the brokerage's image
         * @description Keeps the logo of the brokerage in place of the one before.
         */
        put: operations["updatePartnerImage"];
        post?: never;
        /**
         * Remove the brokerage's image
         * @description Removes the logo of the brokerage; without one nothing happens.
         */
        delete: operations["deletePartnerImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me/image/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set own picture
         * @description Keeps a picture of the signed-in user in place of the one before.
         */
        put: operations["updateMyImage"];
        post?: never;
        /**
         * Remove own picture
         * @description Removes the picture of the signed-in user; without one nothing happens.
         */
        delete: operations["deleteMyImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/images/{imageKey}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The image's own name, which nobody can guess. */
                imageKey: string;
            };
            cookie?: never;
        };
        /**
         * An image
         * @description Answers the bytes of an image to whoever knows its name; a name never gets other bytes.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/partner/alias/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an alias is free
         * @description Tells whether the brokerage could take this address for its public profile; the alias that it has already counts as free.
         */
        get: operations["getAliasAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/permissions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All permissions
         * @description Lists every permission that opens something, on one page. A role may also hold some that open nothing yet.
         */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/roles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Answers one page of the roles of the brokerage; who gives people their role may read them too.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Add a role
         * @description Adds a role; nobody gives what they do not hold, the administrator excepted.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/roles/{roleId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the role. */
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One role
         * @description Answers one role in full.
         */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description Deletes a role that no user has.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Changes the name or the permissions of a role; who has the role is bound by it from the next request on.
         */
        patch: operations["updateRole"];
        trace?: never;
    };
    "/api/auth/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Answers one page of the people of the brokerage.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add a user
         * @description Adds a user with a password, or invites one by mail where none is given. An address that has an account elsewhere is answered like any other; its owner is told by mail.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/users/{userId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One user
         * @description Answers one user in full.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes a user who holds nothing; otherwise 409 says what, and deactivating is the way.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Changes some fields of a user. Another role or password ends the sessions of the user at once.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/auth/users/{userId}/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End all sessions of a user
         * @description Logs a colleague out everywhere at once; one's own sessions are ended in the configuration (409).
         */
        delete: operations["deleteUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/users/{userId}/work/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Work of a user
         * @description Answers what a user has in hand and somebody would inherit, counted by kind.
         */
        get: operations["listUserWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/users/{userId}/deactivate/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deactivate a user
         * @description Ends the sessions of a user at once and hands the work to the named heir; without one, a user who has work stays active (422).
         */
        post: operations["deactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/users/{userId}/activate/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a user
         * @description Lets a deactivated user sign in again. In a run that undoes another, only whom that one deactivated last.
         */
        post: operations["activateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/users/{userId}/invitation/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invitation again
         * @description Mails a new link to a user who has no password yet; the link before serves no more.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/customers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description Answers one page of the customers of the brokerage.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Add a customer
         * @description Adds a customer; where the identification is taken, 409 brings the customer that has it as `current`.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/customers/{customerId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the customer. */
                customerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One customer
         * @description Answers one customer in full.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        /**
         * Delete a customer
         * @description Deletes a customer unless a policy still needs them; history keeps it.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Changes some fields of a customer; where the identification is taken, 409 brings the customer that has it as `current`.
         */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/api/core/vehicles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List vehicles
         * @description Answers one page of the vehicles of the brokerage.
         */
        get: operations["listVehicles"];
        put?: never;
        /**
         * Add a vehicle
         * @description Adds a vehicle of one of the brokerage's customers.
         */
        post: operations["createVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/vehicles/{vehicleId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the vehicle. */
                vehicleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One vehicle
         * @description Answers one vehicle in full.
         */
        get: operations["getVehicle"];
        put?: never;
        post?: never;
        /**
         * Delete a vehicle
         * @description Deletes a vehicle unless something still needs it.
         */
        delete: operations["deleteVehicle"];
        options?: never;
        head?: never;
        /**
         * Change a vehicle
         * @description Changes some fields of a vehicle; beneficiaries that are sent replace all.
         */
        patch: operations["updateVehicle"];
        trace?: never;
    };
    "/api/policy/providers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List providers
         * @description Answers one page of the providers of the brokerage.
         */
        get: operations["listProviders"];
        put?: never;
        /**
         * Add a provider
         * @description Adds a provider to the brokerage.
         */
        post: operations["createProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/providers/{providerId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the provider. */
                providerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One provider
         * @description Answers one provider in full.
         */
        get: operations["getProvider"];
        put?: never;
        post?: never;
        /**
         * Delete a provider
         * @description Deletes a provider unless something still needs it.
         */
        delete: operations["deleteProvider"];
        options?: never;
        head?: never;
        /**
         * Change a provider
         * @description Changes some fields of a provider; offices that are sent replace all, those with a number are kept.
         */
        patch: operations["updateProvider"];
        trace?: never;
    };
    "/api/policy/providers/{providerId}/production/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the provider. */
                providerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What the policies of a provider carry
         * @description Adds up the policies of one provider: those in force by branch, what was produced in the last twelve months, and the commission and where it stands. Drafts do not count.
         */
        get: operations["getProviderProduction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/branches/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List branches
         * @description Answers one page of the branches of the brokerage.
         */
        get: operations["listBranches"];
        put?: never;
        /**
         * Add a branch
         * @description Adds a branch to the brokerage.
         */
        post: operations["createBranch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/branches/official/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add official branches
         * @description Adds branches of the authority's list of the brokerage's country by their codes, named in the caller's language; those that the brokerage has stay as they are.
         */
        post: operations["createOfficialBranches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/branches/{branchId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the branch. */
                branchId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One branch
         * @description Answers one branch in full.
         */
        get: operations["getBranch"];
        put?: never;
        post?: never;
        /**
         * Delete a branch
         * @description Deletes a branch unless something still needs it.
         */
        delete: operations["deleteBranch"];
        options?: never;
        head?: never;
        /**
         * Change a branch
         * @description Changes some fields of a branch.
         */
        patch: operations["updateBranch"];
        trace?: never;
    };
    "/api/core/views/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description Answers the views of the caller and those that are shared in the brokerage; pinned ones first.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view
         * @description Keeps how a list is filtered, sorted and laid out. Sharing it needs core_app.change_partner, because it changes what colleagues see.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/views/{viewId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the view. */
                viewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One saved view
         * @description Answers a view of the caller, or one that is shared.
         */
        get: operations["getView"];
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description Deletes an own view, or with core_app.change_partner a shared one.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        /**
         * Change a saved view
         * @description Changes an own view, or with core_app.change_partner a shared one.
         */
        patch: operations["updateView"];
        trace?: never;
    };
    "/api/policy/coverages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List coverages
         * @description Answers one page of the coverages of the brokerage.
         */
        get: operations["listCoverages"];
        put?: never;
        /**
         * Add a coverage
         * @description Adds a coverage to the brokerage.
         */
        post: operations["createCoverage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/coverages/{coverageId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the coverage. */
                coverageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One coverage
         * @description Answers one coverage in full.
         */
        get: operations["getCoverage"];
        put?: never;
        post?: never;
        /**
         * Delete a coverage
         * @description Deletes a coverage unless something still needs it.
         */
        delete: operations["deleteCoverage"];
        options?: never;
        head?: never;
        /**
         * Change a coverage
         * @description Changes some fields of a coverage.
         */
        patch: operations["updateCoverage"];
        trace?: never;
    };
    "/api/policy/cie10/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List diagnoses
         * @description Answers one page of the CIE10 codes, which all brokerages share, named in the caller's language.
         */
        get: operations["listCie10Codes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/cie10/{cie10Id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the diagnosis. */
                cie10Id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One diagnosis
         * @description Answers one CIE10 code, named in the caller's language.
         */
        get: operations["getCie10Code"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/tasks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Answers one page of the tasks of the brokerage; without core_app.view_task, of those that the caller does or has added.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Add a task
         * @description Adds a task, and tells whoever has to do it.
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/tasks/{taskId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One task
         * @description Answers one task in full; without core_app.view_task, one that the caller does or has added.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Delete a task
         * @description Deletes a task.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Change a task
         * @description Changes some fields of an open task. A new due date, or another step, begins the series anew.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/api/core/tasks/{taskId}/complete/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a task
         * @description Notes that a task is done and how it ended. One that repeats is followed by the next, on the first date of its series that is after both its due date and today. Whoever does it or has added it may, and otherwise who may change tasks.
         */
        post: operations["completeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/tasks/{taskId}/reopen/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a task
         * @description Takes back that a task was done or cancelled; the next one that followed goes again, unless it was touched. Where it undoes a run, only what has not changed since is taken back. Whoever does it or has added it may, and otherwise who may change tasks.
         */
        post: operations["reopenTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/tasks/{taskId}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a task
         * @description Notes that a task will not be done, nor any later one of its series. Whoever does it or has added it may, and otherwise who may change tasks.
         */
        post: operations["cancelTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/tasks/{taskId}/snooze/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a task off
         * @description Puts an open task off to a later day. Its due date stays. Whoever does it or has added it may, and otherwise who may change tasks.
         */
        post: operations["snoozeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/tasks/{taskId}/snooze/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back that a task was put off
         * @description Takes back the last putting off of an open task, where nothing of it has changed since: it stands on the day before, and counts one time fewer. Where it undoes a run, only what that one put off. Whoever does it or has added it may, and otherwise who may change tasks.
         */
        post: operations["undoTaskSnooze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/tasks/{taskId}/assign/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a task
         * @description Gives an open task to another user, and tells the user.
         */
        post: operations["assignTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/task-rules/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rules of tasks
         * @description Answers the rules of the brokerage by name. Everybody of the brokerage works by them, so everybody may read them.
         */
        get: operations["listTaskRules"];
        put?: never;
        /**
         * Add a rule of tasks
         * @description Adds a rule, which makes tasks for today or later from then on; at most fifty are switched on, and two hundred kept.
         */
        post: operations["createTaskRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/task-rules/{taskRuleId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the rule. */
                taskRuleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a rule of tasks
         * @description Deletes a rule. Its tasks stay, and close by themselves no more.
         */
        delete: operations["deleteTaskRule"];
        options?: never;
        head?: never;
        /**
         * Change a rule of tasks
         * @description Changes a rule, or switches it on or off. Tasks that it has made stay as they are.
         */
        patch: operations["updateTaskRule"];
        trace?: never;
    };
    "/api/core/task-rules/{taskRuleId}/late/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the rule. */
                taskRuleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Count what was late before a rule
         * @description Counts the instalments that are delayed already and that a rule for delayed instalments adds no task for by itself, because it would have been due before the rule was switched on. Nought for a rule that waits for something else, or that is off.
         */
        get: operations["getLateOfTaskRule"];
        put?: never;
        /**
         * Add tasks for what was late before a rule
         * @description Adds a task, due today, for the oldest of these instalments, each once, and answers how many were added and how many are left. At most five hundred are added at once: whoever wants all asks again until none is left. Nobody is told of each; they stand in the day of whoever does them.
         */
        post: operations["createLateOfTaskRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/task-assignees/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users who can do a task
         * @description Answers one page of the brokerage's active users, by number and name only; of a task about a record, those who may view it.
         */
        get: operations["listTaskAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/calendar-feed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own calendar
         * @description Answers whether the signed-in user has an address for calendar programs, since when, which kinds of dates it holds and whether it names customers. The address itself is answered only when it is created.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        /**
         * Revoke the address of the own calendar
         * @description The address stops working at once, and the next one begins with every kind of date and without names; one that is gone already is no error.
         */
        delete: operations["deleteCalendarFeed"];
        options?: never;
        head?: never;
        /**
         * Choose what the own calendar says
         * @description Says which kinds of dates the calendar holds and whether it names customers, also before there is an address; the last change wins, so no version is asked for.
         */
        patch: operations["updateCalendarFeed"];
        trace?: never;
    };
    "/api/core/calendar-feed/rotate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new address of the own calendar
         * @description Creates the address under which calendar programs read the signed-in user's tasks, ends of terms and due dates, and answers it this once: only its hash is kept. The address before stops working at once.
         */
        post: operations["rotateCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List renewals
         * @description Answers one page of the cards of ending terms.
         */
        get: operations["listRenewals"];
        put?: never;
        /**
         * Begin a renewal early
         * @description Makes the card of a term before its time, or of one that ended long ago.
         */
        post: operations["createRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals-board/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the board of renewals
         * @description Answers every stage with how many cards the filters leave in it, what they come to, and its first fifty: of open cards those whose terms end first, of decided ones those that ended last. More of a stage are pages of the list.
         */
        get: operations["getRenewalBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals-summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count and add up renewals
         * @description Answers what stands in each stage, and how many terms of a window went on. Without days the retention is that of the last twelve months.
         */
        get: operations["getRenewalSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals-retention/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many terms go on, by group
         * @description Says for the terms that ended in the last twelve months how many were renewed, in all and by branch, insurance company or assignee.
         */
        get: operations["getRenewalRetention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals/{renewalId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a renewal
         * @description Answers the card of one term.
         */
        get: operations["getRenewal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals/{renewalId}/move/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a renewal
         * @description Puts an open card into another open stage, or says when something is to be done next. A card gets into a stage of renewed terms by activating the next one.
         */
        post: operations["moveRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals/{renewalId}/assign/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a renewal
         * @description Gives an open card to a user, or to nobody, and tells the user.
         */
        post: operations["assignRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals/{renewalId}/prepare/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare the next term
         * @description Makes the draft of the next term; the policy stays as it is. Preparing again answers the same draft, unchanged; in a run, a term whose draft is there already is told so and left alone. Adding policies is needed too.
         */
        post: operations["prepareRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals/{renewalId}/mail/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the mail about a renewal
         * @description Answers whom a mail about a renewal would reach, and its words; a note goes between opening and closing.
         */
        get: operations["getRenewalMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals/{renewalId}/ask/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the insurer
         * @description Mails the insurer that the terms of a renewal are asked for, with an Excel list of what ends, and moves the card on to the stage that says so. In a run, an insurer gets one mail for all its renewals. It counts among the mails of the plan.
         */
        post: operations["askInsurer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals/{renewalId}/remind/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the client
         * @description Mails the client what ends, and moves the card on to the stage that says so. In a run, a client gets one mail for all of their renewals. It counts among the mails of the plan.
         */
        post: operations["remindClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals/{renewalId}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a step of a renewal
         * @description Takes back the last move, assignment or preparation of an open card: it stands, belongs and is prepared as before. In a run that undoes another, only what that one did last. A draft that was edited by hand is given up only where that is said; a mail that was sent cannot be taken back.
         */
        post: operations["undoRenewalStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals/{renewalId}/lose/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a term is not renewed
         * @description Says why, and closes the policy the day after its end. A draft of the next term is given up where that is said.
         */
        post: operations["loseRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewals/{renewalId}/reopen/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back that a term is not renewed
         * @description Opens the card again; the policy no longer closes, and the draft that was given up is there again.
         */
        post: operations["reopenRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewal-stages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stages of renewals
         * @description Answers the stages of the brokerage in their order.
         */
        get: operations["listRenewalStages"];
        put?: never;
        /**
         * Add a stage
         * @description Adds a stage of renewals; there are twelve at most.
         */
        post: operations["createRenewalStage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewal-stages/order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the stages in order
         * @description Puts the stages that are named first, in the order that is given, all at once; others follow as they stood.
         */
        put: operations["orderRenewalStages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/renewal-stages/{renewalStageId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the stage. */
                renewalStageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a stage
         * @description Deletes a stage; its cards go where is said. Three stages stay, one of each closing kind among them.
         */
        delete: operations["deleteRenewalStage"];
        options?: never;
        head?: never;
        /**
         * Change a stage
         * @description Changes the names of a stage, its place, or after how many days a card stands in it too long.
         */
        patch: operations["updateRenewalStage"];
        trace?: never;
    };
    "/api/policy/policies/{policyId}/comparison/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Compare two terms
         * @description Answers what differs from the policy to the other one: fields, rows and premium lines.
         */
        get: operations["comparePolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List policies
         * @description Answers one page of the policies of the brokerage.
         */
        get: operations["listPolicies"];
        put?: never;
        /**
         * Add a policy
         * @description Adds a policy as a draft, which may still lack what activation asks for.
         */
        post: operations["createPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies-summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count and add up policies
         * @description Answers how many policies the filters leave in each state, and their premiums. Asked apart from the list, so that its rows never wait for it.
         */
        get: operations["getPolicySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One policy
         * @description Answers one policy in full.
         */
        get: operations["getPolicy"];
        put?: never;
        post?: never;
        /**
         * Delete a policy
         * @description Deletes a policy, which stays in the history; refused where a paid instalment or a renewal holds on to it.
         */
        delete: operations["deletePolicy"];
        options?: never;
        head?: never;
        /**
         * Change a policy
         * @description Changes some fields of a policy; locked fields are refused, and unpaid instalments follow the change.
         */
        patch: operations["updatePolicy"];
        trace?: never;
    };
    "/api/policy/policies/{policyId}/activate/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a draft
         * @description Makes a draft active and makes its instalments; what is missing comes with 409 as `missing` and by field. The term that it renews is closed as renewed from its end on.
         */
        post: operations["activatePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/close/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a policy
         * @description Closes an active or expired policy and voids the instalments that fall due later. Refused while a draft of its next term is there.
         */
        post: operations["closePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/reopen/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What taking back a closing would change
         * @description Tells what comes back when the closing of the policy is taken back, until when that is possible, and why it is not.
         */
        get: operations["getPolicyReopening"];
        put?: never;
        /**
         * Take back a closing
         * @description Makes a policy active again that was closed by mistake: the instalments that closing gave up come back, and so does what stood in its observations. Possible as long as the brokerage's settings say; what was closed by a renewal follows its next term.
         */
        post: operations["reopenPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/renew/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew a policy
         * @description Makes the draft of the next term, or answers the one that is there already. The policy stays as it is until that draft is activated; then it takes the observations, and is closed as renewed from its end on.
         */
        post: operations["renewPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/premium/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute a total premium
         * @description Tells which levies and taxes a net premium bears; nothing is stored.
         */
        post: operations["previewPremium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/movements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List movements
         * @description Answers one page of movements of all policies, the latest first. Searched by the number of the policy or the insurer's, by the contractor, and by what is insured, such as a plate.
         */
        get: operations["listMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/movements-summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count and add up movements
         * @description Answers how many movements the filters leave in each state, and what they come to.
         */
        get: operations["getMovementSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/movements/{movementId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a movement
         * @description Answers a movement with its items and how its premium was found.
         */
        get: operations["getMovement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a drafted movement
         * @description Changes a draft, and computes it anew.
         */
        patch: operations["updateMovement"];
        trace?: never;
    };
    "/api/policy/movements/{movementId}/checklist/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the checklist of a movement
         * @description Ticks and unticks entries, links files of the policy to them, and adds or drops entries that are not required, while the movement is drafted or sent. Once it is issued, its entries can still be ticked.
         */
        patch: operations["updateMovementChecklist"];
        trace?: never;
    };
    "/api/policy/movements/{movementId}/mail/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What the mail to the insurer would say
         * @description Answers whom sending a movement would reach, and in which words.
         */
        get: operations["getMovementMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/movements/{movementId}/send/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a movement
         * @description Mails the insurer what is asked for, with a note where there is one, and notes that it was asked today; or only notes it, where it was told by other means. A mail carries the files of its checklist, at most 20 MiB together, counts among those of the plan, and its answer goes to the brokerage.
         */
        post: operations["sendMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/movements/{movementId}/issue/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a movement
         * @description Applies it to the policy, makes its instalments, and notes what is given back as a credit. It is computed anew; where that is another total or due date than the caller has seen, nothing is issued. Where the settings say so, what its checklist requires has to be there; what is open comes with 409 by entry.
         */
        post: operations["issueMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/movements/{movementId}/reject/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a movement was rejected
         * @description Notes that the insurer does not agree, and why.
         */
        post: operations["rejectMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/movements/{movementId}/reopen/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a rejected movement again
         * @description Makes a rejected movement a draft again.
         */
        post: operations["reopenMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/movements/{movementId}/discard/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard a movement
         * @description Gives up a movement that was not issued. A draft needs the right to add movements; one that the insurer has seen needs the right to change them.
         */
        post: operations["discardMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/movements/{movementId}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * See what the undo of a movement would take back
         * @description Answers what taking back an issued movement would give up, open again and move, and why it cannot be taken back now, by the rules of the undo. Changes nothing.
         */
        get: operations["previewMovementUndo"];
        put?: never;
        /**
         * Undo an issued movement
         * @description Takes back what its issue did, for as many days as the brokerage has set: the policy is as it was, its unpaid instalments are given up, and a mirror of it remains.
         */
        post: operations["undoMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/as-of/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A policy as it was on a day
         * @description Answers the lists, the fields and the premium of a policy as they stand on a day, by the effective dates of its movements. What is edited without a movement counts as if it had always been so.
         */
        get: operations["getPolicyAsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/movements/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a movement
         * @description Drafts a change of a policy within its term. Nothing of the policy changes before it is issued.
         */
        post: operations["createMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/movements/preview/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute a movement
         * @description Tells what a change of a policy within its term would charge or give back, and how that is found; nothing is stored.
         */
        post: operations["previewMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/movements/items-check/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match the rows of a sheet
         * @description Finds what the rows of a sheet name: records that would be put on the policy, by plate, chassis number, identification or name, or rows of the policy's list that would be taken out or changed. Nothing is stored. Putting vehicles or people on a policy this way needs the right to view vehicles or customers.
         */
        post: operations["checkMovementItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/sheet/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Everything that a policy shows on paper
         * @description Answers a policy with its lists and the brokerage's own data in one piece, for printing it. Instalments and credits only where the caller may view payments, movements only where the caller may view movements, and how to reach the parties only where the caller may view customers.
         */
        get: operations["getPolicySheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/document/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download a policy as a PDF
         * @description Answers a policy as a tagged PDF with the brokerage's logo, in the language of the request: parties, premium, coverages, insureds, goods, beneficiaries and sellers; the instalments too where the caller may view payments.
         */
        get: operations["getPolicyDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/payment-plan/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download a payment plan as a PDF
         * @description Answers the instalments of a policy as a tagged PDF for its payer, in the language of the request and with no word of the insureds.
         */
        get: operations["getPaymentPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/instalments-preview/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Preview the instalments
         * @description Tells which instalments the policy would get as it stands; 409 where it lacks what they need.
         */
        get: operations["previewInstalments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/coverages/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List coverages of a policy
         * @description Answers one page of the coverages of a policy, in the order in which they were added.
         */
        get: operations["listPolicyCoverages"];
        put?: never;
        /**
         * Add a coverage of a policy
         * @description Adds a coverage of a policy unless the state of the policy forbids it.
         */
        post: operations["createPolicyCoverage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/coverages/{rowId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a coverage of a policy
         * @description Removes a coverage of a policy unless the state of the policy forbids it.
         */
        delete: operations["deletePolicyCoverage"];
        options?: never;
        head?: never;
        /**
         * Change a coverage of a policy
         * @description Changes some fields of a coverage of a policy.
         */
        patch: operations["updatePolicyCoverage"];
        trace?: never;
    };
    "/api/policy/policies/{policyId}/insureds/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List insureds of a policy
         * @description Answers one page of the insureds of a policy.
         */
        get: operations["listPolicyInsureds"];
        put?: never;
        /**
         * Add a person insured by a policy
         * @description Adds a person insured by a policy unless the state of the policy forbids it.
         */
        post: operations["createPolicyInsured"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/insureds/{rowId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a person insured by a policy
         * @description Removes a person insured by a policy unless the state of the policy forbids it.
         */
        delete: operations["deletePolicyInsured"];
        options?: never;
        head?: never;
        /**
         * Change a person insured by a policy
         * @description Changes some fields of a person insured by a policy.
         */
        patch: operations["updatePolicyInsured"];
        trace?: never;
    };
    "/api/policy/policies/{policyId}/generals/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List general items of a policy
         * @description Answers one page of the general items of a policy, in the order in which they were added.
         */
        get: operations["listPolicyGenerals"];
        put?: never;
        /**
         * Add a general item of a policy
         * @description Adds a general item of a policy unless the state of the policy forbids it.
         */
        post: operations["createPolicyGeneral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/generals/{rowId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a general item of a policy
         * @description Removes a general item of a policy unless the state of the policy forbids it.
         */
        delete: operations["deletePolicyGeneral"];
        options?: never;
        head?: never;
        /**
         * Change a general item of a policy
         * @description Changes some fields of a general item of a policy.
         */
        patch: operations["updatePolicyGeneral"];
        trace?: never;
    };
    "/api/policy/policies/{policyId}/vehicles/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List vehicles of a policy
         * @description Answers one page of the vehicles of a policy, in the order in which they were added.
         */
        get: operations["listPolicyVehicles"];
        put?: never;
        /**
         * Add a vehicle of a policy
         * @description Adds a vehicle of a policy unless the state of the policy forbids it.
         */
        post: operations["createPolicyVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/vehicles/{rowId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a vehicle of a policy
         * @description Removes a vehicle of a policy unless the state of the policy forbids it.
         */
        delete: operations["deletePolicyVehicle"];
        options?: never;
        head?: never;
        /**
         * Change a vehicle of a policy
         * @description Changes for how much a vehicle of a policy is insured, at which rate, and what that costs.
         */
        patch: operations["updatePolicyVehicle"];
        trace?: never;
    };
    "/api/policy/policies/{policyId}/beneficiaries/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List beneficiaries of a policy
         * @description Answers one page of the beneficiaries of a policy, in the order in which they were added.
         */
        get: operations["listPolicyBeneficiaries"];
        put?: never;
        /**
         * Add a beneficiary of a policy
         * @description Adds a beneficiary of a policy unless the state of the policy forbids it.
         */
        post: operations["createPolicyBeneficiary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/beneficiaries/{rowId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a beneficiary of a policy
         * @description Removes a beneficiary of a policy unless the state of the policy forbids it.
         */
        delete: operations["deletePolicyBeneficiary"];
        options?: never;
        head?: never;
        /**
         * Change a beneficiary of a policy
         * @description Changes some fields of a beneficiary of a policy.
         */
        patch: operations["updatePolicyBeneficiary"];
        trace?: never;
    };
    "/api/policy/policies/{policyId}/sellers/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List sellers of a policy
         * @description Answers all sellers of a policy on one page.
         */
        get: operations["listPolicySellers"];
        put?: never;
        /**
         * Add a seller of a policy
         * @description Adds a seller of a policy unless the state of the policy forbids it.
         */
        post: operations["createPolicySeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/sellers/{rowId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a seller of a policy
         * @description Removes a seller of a policy unless the state of the policy forbids it.
         */
        delete: operations["deletePolicySeller"];
        options?: never;
        head?: never;
        /**
         * Change a seller of a policy
         * @description Changes some fields of a seller of a policy.
         */
        patch: operations["updatePolicySeller"];
        trace?: never;
    };
    "/api/policy/seller-candidates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users who can be sellers
         * @description Answers one page of the brokerage's active users, by number and name only.
         */
        get: operations["listSellerCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/files/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List files of a policy
         * @description Answers all files of a policy on one page.
         */
        get: operations["listPolicyFiles"];
        put?: never;
        /**
         * Add a file to a policy
         * @description Keeps a PDF with a policy; one that is encrypted, broken or has active content is refused and leaves nothing.
         */
        post: operations["createPolicyFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/policies/{policyId}/files/{fileId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the file. */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download a file
         * @description Answers the bytes of a PDF, to be saved and never run.
         */
        get: operations["getPolicyFile"];
        put?: never;
        post?: never;
        /**
         * Remove a file
         * @description Removes a PDF from a policy.
         */
        delete: operations["deletePolicyFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List instalments
         * @description Answers one page of the instalments of the brokerage.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments-summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count and add up instalments
         * @description Answers how many instalments the filters leave in each state, and their sums. Asked apart from the list, so that its rows never wait for it.
         */
        get: operations["getPaymentSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments/{paymentId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One instalment
         * @description Answers one instalment in full.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an instalment
         * @description Changes the invoice number or who collects; amount and date follow the policy.
         */
        patch: operations["updatePayment"];
        trace?: never;
    };
    "/api/policy/payments/{paymentId}/pay/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as paid
         * @description Records that the balance of an instalment came in, with the method and a day that is not in the future.
         */
        post: operations["payInstalment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments/{paymentId}/remit/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as handed over
         * @description Records that the broker handed over to the insurer what came in for an instalment, on a day that is neither in the future nor before it came in. Of a credit it is what the broker gave back and kept from what was handed over.
         */
        post: operations["remitInstalment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments/{paymentId}/remit/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a handing over
         * @description What of an instalment was handed over to the insurer last is to be handed over again. In a run that undoes another, only what that one handed over last.
         */
        post: operations["undoRemittance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments/{paymentId}/unpay/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a payment
         * @description Takes back the receipt that completed a paid instalment; what came in before stays. In a run that undoes another, only a receipt that that one recorded. Both steps stay in the history.
         */
        post: operations["unpayInstalment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments/{paymentId}/receipts/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List the receipts of an instalment
         * @description Answers all receipts of an instalment on one page, the latest first; those that were taken back too.
         */
        get: operations["listReceipts"];
        put?: never;
        /**
         * Record a receipt
         * @description Records money that came in for an instalment, or what the payer kept for the tax office: all of the balance or a part of it, on a day that is not in the future. The instalment is paid once nothing of it is open. On a credit it is what was given back to the client, always money. A payment of the whole balance by one method is payInstalment as well.
         */
        post: operations["createReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments/{paymentId}/receipts/{receiptId}/void/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
                /** @description Number of the receipt. */
                receiptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a receipt
         * @description Takes back one receipt of an instalment, which is open again by its amount; both steps stay in the history. There is no time limit. A side of a crossing is taken back with the other one, by undoing the crossing.
         */
        post: operations["voidReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments/{paymentId}/receipts/{receiptId}/document/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
                /** @description Number of the receipt. */
                receiptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download a receipt as a PDF
         * @description Answers what came in as a receipt for the payer, a tagged PDF with the brokerage's logo in the language of the request. Of a transfer over several instalments it names each of them that the same payer owes.
         */
        get: operations["getReceiptDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments/{paymentId}/receipts/{receiptId}/mail/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
                /** @description Number of the receipt. */
                receiptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What the mail with a receipt would say
         * @description Answers whom the mail with a receipt would reach, and in which words.
         */
        get: operations["getReceiptMail"];
        put?: never;
        /**
         * Mail a receipt to the payer
         * @description Mails the payer what came in, with the receipt as a PDF.
         */
        post: operations["sendReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/crossings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List crossings
         * @description Answers one page of what was crossed, the latest first; what was undone too.
         */
        get: operations["listCrossings"];
        put?: never;
        /**
         * Cross credits with instalments
         * @description Lets credits pay instalments of the same contractor or payer: a receipt on both sides of each pair, of one amount, all of them or none. Each side carries its version: where one is no longer current, nothing is stored.
         */
        post: operations["createCrossing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/crossings/{crossingId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the crossing. */
                crossingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One crossing
         * @description Answers one crossing with its pairs.
         */
        get: operations["getCrossing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/crossings/{crossingId}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the crossing. */
                crossingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a crossing
         * @description Takes back both sides of all pairs of a crossing: the credits are to use again and the instalments open. Possible as long as the brokerage's settings say.
         */
        post: operations["undoCrossing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/receipts/batch/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record one transfer over several instalments
         * @description Records what came in at once for up to 50 instalments, a receipt for each; all of them or none. Each line carries the version of its instalment: where one is no longer current, nothing is stored.
         */
        post: operations["createReceiptBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/receipts/batch/{batchId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the transfer. */
                batchId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One transfer over several instalments
         * @description Answers what came in at once, with a receipt for each instalment; those that were taken back too.
         */
        get: operations["getReceiptBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/receipts/batch/{batchId}/void/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the transfer. */
                batchId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a whole transfer
         * @description Takes back every receipt of a transfer that still counts, all of them or none; its instalments are open again by what they got. Each line carries the version of its receipt: where one is no longer current, nothing is taken back. There is no time limit.
         */
        post: operations["voidReceiptBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments/{paymentId}/notify/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind the payer
         * @description Mails the payer what is due, and how to reach the broker; once a day for each instalment. The payment plan of the policy may go with it as a PDF, with no word of the insureds.
         */
        post: operations["notifyPayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy/payments/{paymentId}/reminder/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What a reminder would say
         * @description Answers whom a notification would reach, in which words, and when the last one went out.
         */
        get: operations["getPaymentReminder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is due
         * @description Counts what waits for somebody today; null where the caller lacks the view permission.
         */
        get: operations["getDashboardSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/totals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What there is
         * @description Counts what the brokerage has; null where the caller lacks the view permission.
         */
        get: operations["getDashboardTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/production/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Production by month
         * @description Adds up the net premium of activated policies by the month of their start, and of their movements by that of their effect, for twelve months and the same months a year before.
         */
        get: operations["getDashboardProduction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/collection/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Collection by month
         * @description Adds up what was due in each of twelve months, and the money that came in, less what was refunded.
         */
        get: operations["getDashboardCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/ageing/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be collected, by age
         * @description Adds up unpaid instalments by how long they are late and by how soon they are due.
         */
        get: operations["getDashboardAgeing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/charts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The policies in force
         * @description Groups the policies in force by branch, insurance company and contractor.
         */
        get: operations["getDashboardCharts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/countries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List countries
         * @description Answers all countries on one page, named in the language of the caller.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/countries/{countryId}/states/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Numeric code of the country. */
                countryId: components["schemas"]["CountryId"];
            };
            cookie?: never;
        };
        /**
         * List states
         * @description Answers all states and provinces of a country on one page.
         */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/cities/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest cities
         * @description Suggests cities from the brokerage's own data.
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/use/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Use of one limit
         * @description Answers how much of one limit of the plan is used, for those who work with what it counts.
         */
        get: operations["getPlanUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/upgraders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can upgrade the plan
         * @description Names colleagues who may change the brokerage and so can buy a larger plan; five at most.
         */
        get: operations["listPlanUpgraders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/subscription/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own subscription
         * @description Answers the plan that the brokerage is on, its term, and how much of the plan's limits is used.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments of the subscription
         * @description Answers one page of what the brokerage has paid for its plan, newest first.
         */
        get: operations["listSubscriptionPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/gateway/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where cards are paid
         * @description Answers which payment gateway takes the card, so that the browser gives the card to it and never to this server.
         */
        get: operations["getGateway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/quote/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a plan would cost now
         * @description Answers the term and the price that the brokerage would get today for a plan, with what is credited of the term that runs, and the limits of the plan that the brokerage is already past.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/invoice-form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom to invoice
         * @description Answers what the invoice form begins with, taken from the last purchase or else from the brokerage.
         */
        get: operations["getInvoiceForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/checkout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a plan
         * @description Buys a plan with a card that the gateway has turned into a token. A repeated request with the same key never charges twice; it answers what became of the first one. Where the gateway does not answer, the state is `processing` and is settled later.
         */
        post: operations["createCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/checkout/{checkoutKey}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Idempotency-Key that the purchase began with. */
                checkoutKey: components["schemas"]["CheckoutKey"];
            };
            cookie?: never;
        };
        /**
         * What became of a purchase
         * @description Answers how far a purchase has come. 404 says that the server never took it, so that it is safe to try again with the same key.
         */
        get: operations["getCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/checkout/{checkoutKey}/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Idempotency-Key that the purchase began with. */
                checkoutKey: components["schemas"]["CheckoutKey"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on after the bank's own check
         * @description Asks the gateway what the bank's check (3-D Secure) came to, and finishes the purchase. Asking twice is asking once.
         */
        post: operations["confirmCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/invoices/{invoiceId}/pdf/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record of the invoice. */
                invoiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Download an invoice
         * @description Answers an invoice for the plan as a PDF, to be saved and never run.
         */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing/webhooks/stripe/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What Stripe tells
         * @description Takes an event of Stripe whose signature over the raw body serves. An event that comes twice, late or out of order changes nothing that it should not.
         */
        post: operations["handleStripeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Answers one page of what was sent to people outside, newest first: about the kinds of records that the caller may view. Searched by address and subject.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/messages/{messageId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the message. */
                messageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a message
         * @description Answers one message with its text, as it was sent.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/runs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runs
         * @description Answers one page of what was done to many records, newest first: the runs of which the caller may do the same.
         */
        get: operations["listRuns"];
        put?: never;
        /**
         * Begin a run
         * @description Notes what will be done to which records. The ordinary operation is then called for each of them, with the header Run-Id; what became of it is noted here in the same transaction. Asks for the permission of that operation.
         */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/runs/{runId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get a run
         * @description Answers one run with its counts.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/runs/{runId}/lines/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List what became of each record
         * @description Answers one page of the records of a run, in the order in which they were chosen.
         */
        get: operations["listRunLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/runs/{runId}/finish/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a run
         * @description Ends a run in which nothing waits any more. Finishing twice is finishing once. What was refused can still be tried again.
         */
        post: operations["finishRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/runs/{runId}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a run
         * @description Leaves alone whatever still waits; nothing more is done in this run. What is done stays done.
         */
        post: operations["cancelRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/runs/{runId}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * See what the undo of a run would take back
         * @description Answers one page of what this run has done something to: whether each would be taken back now, or stays and why, by the rules of what takes it back. Changes nothing, and is refused as the undo is.
         */
        get: operations["previewRunUndo"];
        put?: never;
        /**
         * Begin the undo of a run
         * @description Begins a run that does the opposite to each record that this one has done something to. The ordinary operation is then called for each, as in any run. Asks for the permission of that operation. Deleting and reminding have no opposite.
         */
        post: operations["undoRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * History of records
         * @description Answers who changed what, newest first; the server asks for the view permission of the model.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find records of every kind
         * @description Answers the best hits of each kind that the caller may view, whatever the accents, and the signs in numbers; kinds without a hit are left out.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/permissions/grantors/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can grant permissions
         * @description Names colleagues who may change roles and so can grant the caller a permission; five at most.
         */
        get: operations["listGrantors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own notifications
         * @description Answers one page of the caller's own notifications, newest first, and how many of all are unread.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark all as read
         * @description Marks every unread notification of the caller as read.
         */
        patch: operations["updateAllNotifications"];
        trace?: never;
    };
    "/api/notifications/{notificationId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the notification. */
                notificationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one
         * @description Deletes one notification of the caller; other recipients keep theirs.
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        /**
         * Mark one as read
         * @description Marks one notification of the caller as read; one that is read already stays so.
         */
        patch: operations["updateNotification"];
        trace?: never;
    };
    "/api/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export everything
         * @description Answers a ZIP with all data of the brokerage, as CSV and as JSON, with the PDF files of its policies and a README that explains each file. It is in the history that somebody took it.
         */
        get: operations["getExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Answers one page of past imports of the kinds that the caller may import, newest first.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Begin an import
         * @description Begins an import, to which rows are then sent; asks for the permission to add what is imported.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check rows
         * @description Says of each row what an import would make of it, by the same rules, and under which limits of the plan; nothing is stored. Whether the plan has room for all of a file is for the caller to count: the file comes in parts, and each would find the same room.
         */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{importId}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the import. */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Get an import
         * @description Answers one import with its counts.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{importId}/rows/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the import. */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import rows
         * @description Imports the rows that are right, in one transaction, and says what is wrong with the others. A row that was imported already answers what became of it.
         */
        post: operations["createImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{importId}/finish/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the import. */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish an import
         * @description Ends an import; rows are no longer taken. Finishing twice is finishing once.
         */
        post: operations["finishImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{importId}/undo/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the import. */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Removes what an import made, up to 200 rows a call, newest first, and says what stays and why; repeat until none remain.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can the server work
         * @description Tells whether requests may be sent here: 503 where the database gives no answer, and from the moment on at which the server is told to stop. A database that takes its time, or a disk that is full, is told in the status: reading goes on.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive
         * @description Answers as long as the process does, whatever its database does. Whoever ends processes that hang asks here; whoever sends requests asks /api/health/.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/directory/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the directory
         * @description Finds brokerages that are listed and whose subscription is valid, by name, tag, city and branch; tolerant of accents and typos. Facets count the values that would still find something; the counts of a facet leave out its own filter. Readable from any origin.
         */
        get: operations["listDirectory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/profiles/{alias}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address of the public profile. */
                alias: components["parameters"]["alias"];
            };
            cookie?: never;
        };
        /**
         * A public profile
         * @description Answers what a brokerage shows to everybody; also of one that the directory does not list. Readable from any origin.
         */
        get: operations["getPublicProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/profiles/{alias}/qr/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address of the public profile. */
                alias: components["parameters"]["alias"];
            };
            cookie?: never;
        };
        /**
         * The QR code of a profile
         * @description Draws the address of the public profile, black on white with its quiet margin. Readable from any origin.
         */
        get: operations["getProfileQr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/profiles/{alias}/vcard/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address of the public profile. */
                alias: components["parameters"]["alias"];
            };
            cookie?: never;
        };
        /**
         * The contact card of a profile
         * @description Answers a vCard for the address book of a telephone. Readable from any origin.
         */
        get: operations["getProfileVcard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/contact/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to a broker, or to the operator
         * @description Takes a message of a visitor of a public profile: the people of the brokerage get a notification, and its address a mail. A brokerage gets twenty a day at most. Without an alias the operator of the product gets the mail, a hundred a day at most. What is sent again with the same key is taken once.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/plans/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans
         * @description Answers all plans with their prices and limits, on one page.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: email
         * @description An e-mail address.
         */
        Email: string;
        /** @description Who wants to sign in. */
        LoginInput: {
            email: components["schemas"]["Email"];
            password: string;
        };
        /** @description Number of a record. */
        Id: number;
        /** @description Numeric code of ISO 3166-1, with its leading zeros. */
        CountryId: string;
        /** @description A path on this server; as long as the longest address that it reads. */
        Link: string;
        /** @description An opaque secret. */
        Token: string;
        /**
         * @description A language of the interface.
         * @enum {string}
         */
        Language: "es" | "en";
        /**
         * @description A feature that the plan opens.
         * @enum {string}
         */
        ServiceName: "policies" | "payments" | "insureds" | "claims" | "commissions" | "portal";
        /**
         * @description How a subscription is renewed.
         * @enum {string}
         */
        SubscriptionType: "monthly" | "annual" | "free";
        /** @description The subscription in force; number 0 stands for none. */
        CurrentSubscription: {
            id: number;
            name: string;
            subscription_type: components["schemas"]["SubscriptionType"];
            is_free: boolean;
        };
        /**
         * @description What somebody may do, written app.action_model.
         * @enum {string}
         */
        Permission: "policy_app.view_policy" | "policy_app.add_policy" | "policy_app.change_policy" | "policy_app.delete_policy" | "policy_app.view_payment" | "policy_app.change_payment" | "policy_app.view_renewal" | "policy_app.change_renewal" | "policy_app.view_movement" | "policy_app.add_movement" | "policy_app.change_movement" | "policy_app.delete_movement" | "core_app.view_customer" | "core_app.add_customer" | "core_app.change_customer" | "core_app.delete_customer" | "core_app.view_vehicle" | "core_app.add_vehicle" | "core_app.change_vehicle" | "core_app.delete_vehicle" | "policy_app.view_provider" | "policy_app.add_provider" | "policy_app.change_provider" | "policy_app.delete_provider" | "policy_app.view_coverage" | "policy_app.add_coverage" | "policy_app.change_coverage" | "policy_app.delete_coverage" | "policy_app.view_branch" | "policy_app.add_branch" | "policy_app.change_branch" | "policy_app.delete_branch" | "core_app.view_task" | "core_app.add_task" | "core_app.change_task" | "core_app.delete_task" | "core_app.view_partner" | "core_app.add_partner" | "core_app.change_partner" | "auth_app.view_user" | "auth_app.add_user" | "auth_app.change_user" | "auth_app.delete_user" | "auth.view_group" | "auth.add_group" | "auth.change_group" | "auth.delete_group" | "policy_app.view_claim" | "policy_app.add_claim" | "policy_app.change_claim" | "policy_app.delete_claim" | "policy_app.view_quote" | "policy_app.add_quote" | "policy_app.change_quote" | "policy_app.delete_quote" | "policy_app.view_certificate" | "policy_app.add_certificate" | "policy_app.change_certificate" | "finance_app.view_agreement" | "finance_app.add_agreement" | "finance_app.change_agreement" | "finance_app.delete_agreement" | "finance_app.view_commission" | "finance_app.change_commission" | "finance_app.view_statement" | "finance_app.add_statement" | "finance_app.change_statement" | "finance_app.delete_statement" | "finance_app.view_seller" | "finance_app.add_seller" | "finance_app.change_seller" | "finance_app.delete_seller" | "finance_app.view_settlement" | "finance_app.add_settlement" | "finance_app.change_settlement" | "finance_app.delete_settlement" | "finance_app.view_report" | "core_app.view_template" | "core_app.add_template" | "core_app.change_template" | "core_app.delete_template" | "core_app.view_message" | "core_app.add_message" | "core_app.view_portal" | "core_app.change_portal" | "core_app.view_health" | "core_app.change_health";
        /** @description Code of ISO 4217. */
        CurrencyCode: string;
        /** @description Name in the IANA time zone database. */
        TimeZone: string;
        /** @description The brokerage of the signed-in user. */
        SessionPartner: {
            id: components["schemas"]["Id"];
            name: string;
            alias: string;
            country_id: components["schemas"]["CountryId"];
            currency: components["schemas"]["CurrencyCode"];
            timezone: components["schemas"]["TimeZone"];
        };
        /** @description The session record, and beside it the permissions and the brokerage. */
        Login: {
            userId: components["schemas"]["Id"];
            userEmail: components["schemas"]["Email"];
            full_name: string;
            has_partner: boolean;
            partner_id: components["schemas"]["Id"] | null;
            country_id: components["schemas"]["CountryId"] | null;
            image: components["schemas"]["Link"] | null;
            token: components["schemas"]["Token"];
            refresh: components["schemas"]["Token"];
            language: components["schemas"]["Language"];
            services: components["schemas"]["ServiceName"][];
            valid_subscription: boolean;
            current_subscription: components["schemas"]["CurrentSubscription"];
            subscription_payed: boolean;
            invoiceId: components["schemas"]["Id"] | null;
            permissions: components["schemas"]["Permission"][];
            partner: components["schemas"]["SessionPartner"] | null;
        };
        /** @description Name of a problem for programs; each is answered with one status only. */
        ProblemCode: ("bad_request" | "idempotency_key_required" | "too_deep" | "too_many_names" | "too_many_entries" | "too_many_lists" | "wrong_signature") | ("account_disabled" | "not_authenticated" | "not_confirmed" | "wrong_credentials") | "card_declined" | ("partner_required" | "permission_denied" | "plan_limit_reached" | "plan_required" | "subscription_expired" | "subscription_pending") | ("no_such_path" | "not_found") | "method_not_allowed" | "request_timeout" | ("activate_next" | "activation_incomplete" | "already_notified" | "already_paid" | "is_credit" | "completed_by_crossing" | "completed_by_write_off" | "crossing_of_movement" | "crossing_undone" | "receipt_of_crossing" | "receipt_without_money" | "completed_by_withholding" | "draft_edited" | "duplicate" | "duplicate_identification" | "duplicate_plate" | "figures_changed" | "held" | "import_finished" | "last_administrator" | "last_insured" | "last_stage" | "mail_too_large" | "movement_followed" | "movement_incomplete" | "movement_item_back" | "movement_later" | "movement_moved" | "movement_paid" | "movement_required" | "next_draft" | "not_invited" | "not_paid" | "nothing_remitted" | "not_renewable" | "not_undoable" | "nothing_to_remit" | "number_taken" | "operation_running" | "own_account" | "partner_exists" | "client_without_email" | "payer_without_email" | "payment_pending" | "payment_processing" | "plan_current" | "plan_too_small" | "policy_cancelled" | "policy_locked" | "policy_not_editable" | "policy_not_renewed" | "policy_renewed" | "premium_over" | "price_changed" | "provider_without_email" | "receipt_voided" | "reference_changed" | "role_beyond" | "run_cancelled" | "run_done" | "run_finished" | "run_not_undoable" | "run_other" | "run_undone" | "run_waiting" | "sample_loaded" | "sample_locked" | "sample_reference" | "sample_unmailed" | "say_why_lost" | "shares_over" | "step_superseded" | "too_many_files" | "too_many_stages" | "too_many_rules" | "transition_refused" | "undo_late" | "undo_unknown" | "user_beyond") | "stale" | "too_large" | "unsupported_media_type" | ("idempotency_key_reused" | "invalid" | "token_expired") | "version_required" | ("too_many_contacts" | "too_many_requests" | "wait_before_login") | "internal" | ("busy" | "read_only" | "stopping" | "took_too_long" | "unavailable");
        /**
         * @description What a draft lacks before it can be activated.
         * @enum {string}
         */
        PolicyMissing: "contractor_id" | "payer_id" | "branch_id" | "provider_id" | "number" | "start_date" | "end_date" | "insureds" | "extra";
        /**
         * @description What a movement lacks before it can be sent or issued.
         * @enum {string}
         */
        MovementMissing: "provider_email" | "checklist";
        /**
         * @description Kind of a record that still needs another.
         * @enum {string}
         */
        HolderModel: "coverage" | "customer" | "dependent" | "history" | "import" | "payment" | "policy" | "policy_beneficiary" | "policy_file" | "policy_insured" | "policy_seller" | "provider" | "task" | "renewal" | "user" | "vehicle";
        /** @description How many there are. */
        Count: number;
        /** @description Records of one kind. */
        Holder: {
            model: components["schemas"]["HolderModel"];
            count: components["schemas"]["Count"];
        };
        /**
         * @description What a plan limits; e-mails are those of a month.
         * @enum {string}
         */
        PlanLimit: "policies" | "customers" | "vehicles" | "generals" | "users" | "groups" | "emails";
        /**
         * @description Why a purchase came to nothing: what the gateway says of the card, or the review that did not approve it, or that it lasted longer than the bank's promise.
         * @enum {string}
         */
        DeclineReason: "generic" | "insufficient_funds" | "expired_card" | "incorrect_cvc" | "lost_or_stolen" | "authentication_failed" | "not_sent" | "abandoned" | "rejected" | "lapsed";
        /** @description A limit of a plan that the brokerage is already past. */
        PlanBlocker: {
            /**
             * @description Which limit.
             * @enum {string}
             */
            limit: "policies" | "customers" | "vehicles" | "generals" | "users" | "groups";
            used: components["schemas"]["Count"];
            allowed: components["schemas"]["Count"];
        };
        /** @description What went wrong, after RFC 9457. */
        Problem: {
            /** @description Address of the kind of problem. */
            type: string;
            /** @description Name of the kind of problem. */
            title: string;
            /** @description Status code of the answer. */
            status: number;
            /** @description What to tell the person, in their language. */
            detail: string;
            code: components["schemas"]["ProblemCode"];
            /** @description Finds this request in the log. */
            request_id: string;
            /** @description Messages by path of the field. */
            errors?: {
                [key: string]: string[];
            };
            /** @description The permission that is missing. */
            permission?: components["schemas"]["Permission"];
            /** @description Names of the people who can grant it. */
            granted_by?: string[];
            /** @description What a policy lacks before it can be activated, or a movement before it can be sent or issued. */
            missing?: (components["schemas"]["PolicyMissing"] | components["schemas"]["MovementMissing"])[];
            /** @description What still needs the record that was to be deleted. */
            held_by?: components["schemas"]["Holder"][];
            /** @description The record as it is now. */
            current?: {
                [key: string]: unknown;
            };
            /** @description The limit of the plan that was reached. */
            limit?: components["schemas"]["PlanLimit"];
            /** @description How much of that limit is used. */
            used?: components["schemas"]["Count"];
            /** @description How much of it the plan allows. */
            allowed?: components["schemas"]["Count"];
            /** @description What the plan does not include. */
            feature?: components["schemas"]["ServiceName"];
            /** @description Seconds to wait before the next attempt. */
            retry_after?: number;
            /** @description Why a card was refused. */
            reason?: components["schemas"]["DeclineReason"];
            /** @description Limits of the wanted plan that the brokerage is already past. */
            blockers?: components["schemas"]["PlanBlocker"][];
        };
        /** @description The refresh token of a session. */
        RefreshInput: {
            refresh: components["schemas"]["Token"];
        };
        /** @description A new pair of tokens. */
        Tokens: {
            token: components["schemas"]["Token"];
            refresh: components["schemas"]["Token"];
            /** @description Seconds until the access token ends. */
            expires_in: number;
        };
        /** @description True where there are more than `count` says. Counts are exact up to 10,000; where they are, this is left out. */
        CountIsAtLeast: boolean;
        /**
         * @description What kind of device somebody signed in with, as far as its browser tells.
         * @enum {string}
         */
        DeviceKind: "desktop" | "mobile" | "tablet" | "unknown";
        /**
         * Format: date-time
         * @description A moment in UTC.
         */
        Timestamp: string;
        /** @description A place where somebody is signed in. */
        Session: {
            id: components["schemas"]["Id"];
            device: components["schemas"]["DeviceKind"];
            /** @description Name of the browser, without its version. */
            browser: string | null;
            /** @description Name of the operating system, without its version. */
            system: string | null;
            /** @description The network that the session was opened from, not the whole address. */
            address: string | null;
            started_at: components["schemas"]["Timestamp"];
            last_used_at: components["schemas"]["Timestamp"];
            /** @description Whether it is the session that asks. */
            is_current: boolean;
        };
        /** @description One page of open sessions. */
        SessionPage: {
            /** @description How many are open in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Session"][];
        };
        /** @description What opens one connection to the live channel. */
        WsTicket: {
            ticket: components["schemas"]["Token"];
        };
        /** @description The signed-in user, without tokens. */
        Me: {
            userId: components["schemas"]["Id"];
            userEmail: components["schemas"]["Email"];
            full_name: string;
            has_partner: boolean;
            partner_id: components["schemas"]["Id"] | null;
            country_id: components["schemas"]["CountryId"] | null;
            image: components["schemas"]["Link"] | null;
            language: components["schemas"]["Language"];
            services: components["schemas"]["ServiceName"][];
            valid_subscription: boolean;
            current_subscription: components["schemas"]["CurrentSubscription"];
            subscription_payed: boolean;
            invoiceId: components["schemas"]["Id"] | null;
            permissions: components["schemas"]["Permission"][];
            partner: components["schemas"]["SessionPartner"] | null;
        };
        /** @description What a person is called. */
        OwnName: {
            /** @description First names; empty until they are given. */
            name: string;
            /** @description Family names; empty until they are given. */
            last_name: string;
        };
        /** @description What a person wants to be called. */
        OwnNameInput: {
            /** @description First names. */
            name: string;
            /** @description Family names. */
            last_name: string;
        };
        /**
         * @description Colours of the interface.
         * @enum {string}
         */
        Theme: "system" | "light" | "dark";
        /**
         * @description Room between the rows of a grid.
         * @enum {string}
         */
        Density: "comfortable" | "compact";
        /** @description How somebody likes one grid. */
        GridPreference: {
            /** @description Columns that are not shown. */
            hidden_columns: string[];
            /** @description Columns that stay where there is no room for them; none where this is not given. */
            kept_columns?: string[];
            /** @description Columns from first to last; empty for the usual order. */
            column_order?: string[];
            /** @description Widths in pixels by name of the column. */
            column_widths?: {
                [key: string]: number;
            };
            page_size?: number | null;
        };
        /** @description What a user chose for the interface. */
        Preferences: {
            theme: components["schemas"]["Theme"];
            density: components["schemas"]["Density"];
            language: components["schemas"]["Language"];
            /** @description Whether single keys are shortcuts; they are where this is not given. */
            shortcuts?: boolean;
            /** @description Whether the first page does without the first steps. */
            first_steps_put_away?: boolean;
            /** @description Preferences by name of the grid. */
            grids: {
                [key: string]: components["schemas"]["GridPreference"];
            };
            /** @description How the columns of imported files were assigned the last time, by kind and heading. */
            import_columns?: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /** @description The preferences that change; a grid that is named replaces its earlier preference. */
        PreferencesPatch: {
            theme?: components["schemas"]["Theme"];
            density?: components["schemas"]["Density"];
            language?: components["schemas"]["Language"];
            /** @description Whether single keys are shortcuts; they are where this is not given. */
            shortcuts?: boolean;
            /** @description Whether the first page does without the first steps. */
            first_steps_put_away?: boolean;
            /** @description Preferences by name of the grid. */
            grids?: {
                [key: string]: components["schemas"]["GridPreference"];
            };
            /** @description How the columns of imported files were assigned the last time, by kind and heading. */
            import_columns?: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /** @description Form and record that a draft belongs to, and what tells it from others of the same. */
        DraftKey: string;
        /** @description Grows by one with every change of the record. */
        Version: number;
        /** @description A form that was left unfinished. */
        Draft: {
            key: components["schemas"]["DraftKey"];
            /** @description Values of the form by name. */
            values: {
                [key: string]: unknown;
            };
            /** @description Version of the record that was being changed; null for a new one. */
            record_version: components["schemas"]["Version"] | null;
            /** @description What the person calls it. */
            label: string;
            saved_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of drafts. */
        DraftPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Draft"][];
        };
        /** @description What was typed into a form. */
        DraftInput: {
            /** @description Values of the form by name. */
            values: {
                [key: string]: unknown;
            };
            /** @description Version of the record that was being changed; null for a new one. */
            record_version: components["schemas"]["Version"] | null;
            /** @description What the person calls it. */
            label: string;
            /** @description Another draft of one's own that this one goes on from. It is forgotten with the same step. */
            continues?: components["schemas"]["DraftKey"] | null;
        };
        /** @description Any characters; common passwords and the own e-mail are refused. */
        NewPassword: string;
        /**
         * @description Name of a plan.
         * @enum {string}
         */
        PlanName: "Free" | "Basic" | "Professional" | "PYMEs";
        /** @description A new account. */
        RegisterInput: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            /**
             * @description The terms must be accepted.
             * @constant
             */
            accept_terms: true;
            language: components["schemas"]["Language"];
            plan?: components["schemas"]["PlanName"];
        };
        /** @description A text for the person who asked. */
        Message: {
            detail: string;
        };
        /** @description The token of the confirmation mail. */
        ConfirmRegistrationInput: {
            token: components["schemas"]["Token"];
        };
        /** @description The address that waits for its confirmation. */
        ResendConfirmationInput: {
            email: components["schemas"]["Email"];
        };
        /** @description The address whose password is forgotten. */
        RecoverPasswordInput: {
            email: components["schemas"]["Email"];
        };
        /** @description The token of the recovery mail and a new password. */
        ResetPasswordInput: {
            token: components["schemas"]["Token"];
            password: components["schemas"]["NewPassword"];
        };
        /** @description The password in use and the next one. */
        ChangePasswordInput: {
            current_password: string;
            new_password: components["schemas"]["NewPassword"];
        };
        /** @description A password that is being chosen, and whose it will be as far as the form knows. */
        CheckNewPasswordInput: {
            /** @description As it is typed so far. */
            password: string;
            token?: components["schemas"]["Token"];
            /** @description The address of the account, also while it is being typed. */
            email?: string;
            /** @description First names. */
            name?: string;
            /** @description Family names. */
            last_name?: string;
        };
        /** @description Whether a password would be taken. */
        NewPasswordCheck: {
            /** @description What is wrong with it; null where it would be taken. */
            problem: ("too_short" | "too_long" | "contains_email" | "context_words" | "common") | null;
        };
        /**
         * @description Kind of record that a sample book has.
         * @enum {string}
         */
        SampleModel: "customer" | "vehicle" | "provider" | "branch" | "coverage" | "policy" | "payment";
        /** @description A record of the sample book that somebody changed or added. */
        SampleRecord: {
            model: components["schemas"]["SampleModel"];
            id: components["schemas"]["Id"];
            /** @description What it is called; the number of a policy, or that of an instalment with its policy's. */
            name: string;
            /** @enum {string} */
            change: "added" | "changed";
        };
        /** @description A book to look around in, and what goes when it is removed. */
        SampleBook: {
            /** @description Null where none is loaded. */
            loaded_at: components["schemas"]["Timestamp"] | null;
            /** @description Name of the person who loaded it. */
            loaded_by: string | null;
            /** @description How many records of each kind the removal takes away. */
            counts: {
                model: components["schemas"]["SampleModel"];
                count: components["schemas"]["Count"];
            }[];
            /** @description Those that somebody changed or added since, the latest first; at most 50. */
            touched: components["schemas"]["SampleRecord"][];
            /** @description How many somebody changed or added in all. */
            touched_count: components["schemas"]["Count"];
        };
        /** @description The address of the public profile. */
        Alias: string;
        /** @description A telephone number in E.164. */
        Phone: string;
        /** @description Code of ISO 3166-2. */
        StateCode: string;
        /** @description An address of the web. */
        WebAddress: string;
        /**
         * @description How the public profile is laid out.
         * @enum {string}
         */
        ProfileLayout: "default" | "blocks";
        /** @description Name of a field of the record. */
        FieldName: string;
        /** @description A brokerage and its public profile. */
        Partner: {
            id: components["schemas"]["Id"];
            name: string;
            alias: components["schemas"]["Alias"];
            /** @description Tax number of the brokerage. */
            tax_id: string;
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            country_id: components["schemas"]["CountryId"];
            state: components["schemas"]["StateCode"] | null;
            city: string | null;
            direction: string | null;
            slogan: string | null;
            website: components["schemas"]["WebAddress"] | null;
            tags: string[];
            resume: string | null;
            layout: components["schemas"]["ProfileLayout"];
            /** @description Whether the directory shows the brokerage. */
            listed: boolean;
            timezone: components["schemas"]["TimeZone"];
            /** @description Fixed after the first policy. */
            currency: components["schemas"]["CurrencyCode"];
            language: components["schemas"]["Language"];
            /** @description Days before the due date from which an instalment counts as near. */
            near_expiry_days: number;
            image: components["schemas"]["Link"] | null;
            /** @description Fields that can no longer change. */
            locked_fields: components["schemas"]["FieldName"][];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A telephone number as a person types it; it is stored in E.164. */
        PhoneInput: string;
        /** @description A new brokerage. */
        PartnerInput: {
            name: string;
            alias: components["schemas"]["Alias"];
            /** @description Tax number of the brokerage. */
            tax_id: string;
            phone: components["schemas"]["PhoneInput"];
            email: components["schemas"]["Email"];
            country_id: components["schemas"]["CountryId"];
            state?: components["schemas"]["StateCode"] | null;
            city?: string | null;
            direction?: string | null;
            slogan?: string | null;
            website?: components["schemas"]["WebAddress"] | null;
            tags?: string[];
            resume?: string | null;
            layout?: components["schemas"]["ProfileLayout"];
            /** @description Whether the directory shows the brokerage. */
            listed?: boolean;
            timezone?: components["schemas"]["TimeZone"];
            /** @description Fixed after the first policy. */
            currency?: components["schemas"]["CurrencyCode"];
            language?: components["schemas"]["Language"];
            /** @description Days before the due date from which an instalment counts as near. */
            near_expiry_days?: number;
        };
        /** @description The fields of a brokerage that change. */
        PartnerPatch: {
            name?: string;
            alias?: components["schemas"]["Alias"];
            /** @description Tax number of the brokerage. */
            tax_id?: string;
            phone?: components["schemas"]["PhoneInput"];
            email?: components["schemas"]["Email"];
            country_id?: components["schemas"]["CountryId"];
            state?: components["schemas"]["StateCode"] | null;
            city?: string | null;
            direction?: string | null;
            slogan?: string | null;
            website?: components["schemas"]["WebAddress"] | null;
            tags?: string[];
            resume?: string | null;
            layout?: components["schemas"]["ProfileLayout"];
            /** @description Whether the directory shows the brokerage. */
            listed?: boolean;
            timezone?: components["schemas"]["TimeZone"];
            /** @description Fixed after the first policy. */
            currency?: components["schemas"]["CurrencyCode"];
            language?: components["schemas"]["Language"];
            /** @description Days before the due date from which an instalment counts as near. */
            near_expiry_days?: number;
        };
        /**
         * Format: date
         * @description A day without time, which no time zone shifts.
         */
        CalendarDate: string;
        /**
         * @description What a charge is computed on.
         * @enum {string}
         */
        ChargeBase: "net" | "subtotal";
        /**
         * @description A percentage, an amount by steps, or one amount.
         * @enum {string}
         */
        PackChargeKind: "rate" | "steps" | "amount";
        /**
         * Format: decimal
         * @description A percentage with up to four decimal places.
         */
        Percent: string;
        /**
         * Format: decimal
         * @description An amount with two decimal places, never a binary float.
         */
        Money: string;
        /** @description The amount that is due up to and including a base; the last step has no end. */
        FeeStep: {
            up_to: components["schemas"]["Money"] | null;
            amount: components["schemas"]["Money"];
        };
        /**
         * @description Family of branches.
         * @enum {string}
         */
        BranchGroup: "people" | "vehicles" | "property" | "engineering" | "transport" | "liability" | "bonds" | "financial" | "agriculture" | "other";
        /** @description A levy, fee or tax; it has the value that its kind names. */
        PackCharge: {
            /** @description Name of the charge for programs. */
            code: string;
            label: string;
            base: components["schemas"]["ChargeBase"];
            kind: components["schemas"]["PackChargeKind"];
            rate?: components["schemas"]["Percent"];
            amount?: components["schemas"]["Money"];
            steps?: components["schemas"]["FeeStep"][];
            /** @description Of an amount or of steps, whether they are charged again on movements that add premium; they are where nothing is said. */
            repeats?: boolean;
            /** @description Codes of the branches that do not pay it. */
            exempt_branches: string[];
            /** @description Groups of branches that do not pay it; none where nothing is said. */
            exempt_groups?: components["schemas"]["BranchGroup"][];
        };
        PackCharges: components["schemas"]["PackCharge"][];
        /** @description What a country adds to a net premium today; no line where no rule is known, and then the total is typed. */
        CountryPack: {
            country_id: components["schemas"]["CountryId"];
            /** @description Where the values come from. */
            source: string | null;
            /** @description When they were looked up. */
            as_of: components["schemas"]["CalendarDate"] | null;
            charges: components["schemas"]["PackCharges"];
        };
        /**
         * @description What each line with a rate is rounded to, half up.
         * @enum {string}
         */
        PackRounding: "cents" | "whole";
        /** @description What is added to the net premium of a term that begins on a day or later. */
        DatedPack: {
            valid_from: components["schemas"]["CalendarDate"];
            rounding: components["schemas"]["PackRounding"];
            /** @description The lines; null for those of the country, and an empty list where the total is typed. */
            charges: components["schemas"]["PackCharges"] | null;
        };
        /** @description Another record, by number and by what people call it. */
        Ref: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description What the brokerage adds to a net premium, and what its country does. */
        PremiumPackSetting: {
            country: components["schemas"]["CountryPack"];
            /** @description The brokerage's own packs, oldest first. A term is charged by the last one that counts on its first day, before the first one by the country's. */
            own: components["schemas"]["DatedPack"][];
            changed_at: components["schemas"]["Timestamp"] | null;
            changed_by: components["schemas"]["Ref"] | null;
        };
        /** @description Days after the one on which something was done, that one included, on which it can still be taken back. */
        UndoDays: number;
        /** @description How long a mistake can be taken back. */
        UndoSetting: {
            window_days: components["schemas"]["UndoDays"];
            default_days: components["schemas"]["UndoDays"];
            changed_at: components["schemas"]["Timestamp"] | null;
            changed_by: components["schemas"]["Ref"] | null;
        };
        /** @description Days after the one from which they count. */
        CollectionDays: number;
        /** @description For how many days after the due date an insurer goes on covering, of all branches or of one; or all insurers of a branch. */
        GraceRule: {
            provider_id: components["schemas"]["Id"] | null;
            branch_id: components["schemas"]["Id"] | null;
            days: components["schemas"]["CollectionDays"];
        };
        /** @description The rule that says most about an insurer and a branch counts; without one that of the country, if it has any. */
        GraceRules: components["schemas"]["GraceRule"][];
        /** @description How instalments are collected - how much of one can be given up, what payers withhold, when insurers are paid and stop covering. */
        PaymentsSetting: {
            write_off_limit: components["schemas"]["Money"];
            default_limit: components["schemas"]["Money"];
            /** @description Share of the net premium that payers keep for the tax office. */
            withholding_percent: components["schemas"]["Percent"];
            default_withholding: components["schemas"]["Percent"];
            /** @description Days within which the broker hands over what it collected; null where nothing is set. */
            remit_days: components["schemas"]["CollectionDays"] | null;
            grace: components["schemas"]["GraceRules"];
            changed_at: components["schemas"]["Timestamp"] | null;
            changed_by: components["schemas"]["Ref"] | null;
        };
        /** @description Days before the end of a term. */
        RenewalDays: number;
        /** @description By how much the sum of a vehicle falls from one term to the next, from an age on. */
        DepreciationLine: {
            /** @description Years from its model year to the year in which the next term begins. */
            age: number;
            percent: components["schemas"]["Percent"];
        };
        /** @description What vehicles lose by their age. Each line counts from its age on, until the next one; a vehicle that is younger than the first line keeps its sum. Without lines nothing falls. */
        Depreciation: components["schemas"]["DepreciationLine"][];
        /** @description When ending terms begin to be worked on, when losing one is a risk, and what vehicles lose by their age. */
        RenewalsSetting: {
            /** @description A term gets its card as many days before its end, or earlier where its policy asks for notice earlier. */
            window_days: components["schemas"]["RenewalDays"];
            default_window: components["schemas"]["RenewalDays"];
            /** @description A next term that is dearer by as much, or by more, is a risk. */
            rise_percent: components["schemas"]["Percent"];
            default_rise: components["schemas"]["Percent"];
            /** @description A term with fewer days left and no next one is at high risk. */
            days_without_offer: components["schemas"]["RenewalDays"];
            default_days_without_offer: components["schemas"]["RenewalDays"];
            depreciation: components["schemas"]["Depreciation"];
            changed_at: components["schemas"]["Timestamp"] | null;
            changed_by: components["schemas"]["Ref"] | null;
        };
        /** @description Days from Monday to Friday after a movement was sent. */
        WaitingDays: number;
        /**
         * @description What a change of a policy within its term is of.
         * @enum {string}
         */
        MovementKind: "inclusion" | "exclusion" | "value" | "premium" | "plan" | "coverage" | "data" | "creditor" | "extension" | "declaration" | "sum_reinstatement" | "surcharge" | "discount" | "text" | "cancellation" | "reinstatement";
        /** @description One thing that a movement needs before it counts. */
        ChecklistItem: {
            /** @description What is asked for, such as a paper or a payment. */
            label: string;
            /** @description Whether it has to be there before the movement is issued. */
            is_required: boolean;
        };
        /** @description What movements of a branch and a kind need; of all branches or all kinds where none is named. The one that says most counts. */
        ChecklistTemplate: {
            branch_id: components["schemas"]["Id"] | null;
            kind: components["schemas"]["MovementKind"] | null;
            /** @description Without any, such movements need nothing. */
            items: components["schemas"]["ChecklistItem"][];
        };
        /** @description The checklists that drafts of movements begin with. */
        ChecklistTemplates: components["schemas"]["ChecklistTemplate"][];
        /**
         * @description Who asks for it.
         * @enum {string}
         */
        MovementRequester: "customer" | "broker" | "insurer" | "creditor";
        /**
         * @description The methods that a rule may propose; flat and typed are chosen movement by movement.
         * @enum {string}
         */
        RuleMethod: "pro_rata" | "short_rate" | "table" | "none";
        /** @description Name of a table of the brokerage. */
        TableName: string;
        /** @description How what is given back is found, of an insurer, a branch, both or all, and of whoever asked or of one of them. */
        MethodRule: {
            /** @description Null for all insurers. */
            provider_id: components["schemas"]["Id"] | null;
            /** @description Null for all branches. */
            branch_id: components["schemas"]["Id"] | null;
            /** @description Null whoever asked. */
            requested_by: components["schemas"]["MovementRequester"] | null;
            method: components["schemas"]["RuleMethod"];
            /** @description Of the short rate; the usual one where it is null. */
            penalty_percent: components["schemas"]["Percent"] | null;
            /** @description Of the method table, one of the tables of the brokerage; the usual one where it is null. */
            table: components["schemas"]["TableName"] | null;
            /** @description What the insurer keeps at least of a cancelled policy, of the premium of the term. */
            least_percent: components["schemas"]["Percent"] | null;
            /** @description What the insurer keeps at least of a cancelled policy. */
            least_amount: components["schemas"]["Money"] | null;
        };
        /** @description The rule that says most counts - insurer and branch before the insurer, the insurer before the branch, the branch before all; of two alike the one that names who asked. Without one the custom of the country counts. */
        MethodRules: components["schemas"]["MethodRule"][];
        /**
         * @description By steps, or by a straight line between two rows.
         * @enum {string}
         */
        EarningReading: "step" | "straight";
        /** @description Percentages that rise from row to row with the days. */
        EarningRows: {
            days: number;
            percent: components["schemas"]["Percent"];
        }[];
        /** @description A table of the brokerage - what has been earned after so many days of a year. */
        NamedTable: {
            name: components["schemas"]["TableName"];
            reading: components["schemas"]["EarningReading"];
            rows: components["schemas"]["EarningRows"];
        };
        /** @description The tables that rules name; a table that a rule names stays. */
        NamedTables: components["schemas"]["NamedTable"][];
        /** @description How movements are made and followed - how what is given back is found, whether policies are changed by movement only, what movements need before they count, and when a brokerage is told that an insurer keeps it waiting. */
        MovementsSetting: {
            waiting_days: components["schemas"]["WaitingDays"];
            default_days: components["schemas"]["WaitingDays"];
            checklists: components["schemas"]["ChecklistTemplates"];
            /** @description Whether what is required and open holds the issue of a movement, instead of only being told. */
            checklist_blocks: boolean;
            rules: components["schemas"]["MethodRules"];
            tables: components["schemas"]["NamedTables"];
            /** @description Whether the lists of policies that are no draft, and what a movement changes of them, are changed by movement only. */
            only_by_movement: boolean;
            changed_at: components["schemas"]["Timestamp"] | null;
            changed_by: components["schemas"]["Ref"] | null;
        };
        /** @description How a brokerage works. */
        Settings: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            premium_pack: components["schemas"]["PremiumPackSetting"];
            undo: components["schemas"]["UndoSetting"];
            payments: components["schemas"]["PaymentsSetting"];
            renewals: components["schemas"]["RenewalsSetting"];
            movements: components["schemas"]["MovementsSetting"];
        };
        UndoPatch: {
            /** @description Null takes back what the brokerage has set. */
            window_days: components["schemas"]["UndoDays"] | null;
        };
        /** @description What changes of it; null takes back what the brokerage has set. */
        PaymentsPatch: {
            write_off_limit?: components["schemas"]["Money"] | null;
            withholding_percent?: components["schemas"]["Percent"] | null;
            remit_days?: components["schemas"]["CollectionDays"] | null;
            grace?: components["schemas"]["GraceRules"];
        };
        /** @description What changes of it; null takes back what the brokerage has set. */
        RenewalsPatch: {
            window_days?: components["schemas"]["RenewalDays"] | null;
            rise_percent?: components["schemas"]["Percent"] | null;
            days_without_offer?: components["schemas"]["RenewalDays"] | null;
            depreciation?: components["schemas"]["Depreciation"] | null;
        };
        /** @description What changes of it; null takes back what the brokerage has set. */
        MovementsPatch: {
            waiting_days?: components["schemas"]["WaitingDays"] | null;
            checklists?: components["schemas"]["ChecklistTemplates"];
            checklist_blocks?: boolean;
            rules?: components["schemas"]["MethodRules"];
            tables?: components["schemas"]["NamedTables"];
            only_by_movement?: boolean;
        };
        /** @description The sections that change. */
        SettingsPatch: {
            /** @description The pack that counts from its day on, in place of whatever was set from that day on. */
            premium_pack?: components["schemas"]["DatedPack"];
            undo?: components["schemas"]["UndoPatch"];
            payments?: components["schemas"]["PaymentsPatch"];
            renewals?: components["schemas"]["RenewalsPatch"];
            movements?: components["schemas"]["MovementsPatch"];
        };
        /** @description The image to keep. */
        ImageInput: {
            /**
             * Format: binary
             * @description A PNG, JPEG or WebP of at most 2 MiB and 4096 × 4096 pixels.
             */
            file: Blob;
        };
        /** @description Where an image is. */
        StoredImage: {
            image: components["schemas"]["Link"];
        };
        /**
         * Format: binary
         * @description The bytes of a PNG, a JPEG or a WebP.
         */
        ImageContent: Blob;
        /** @description Whether an alias is free. */
        AliasAvailability: {
            alias: string;
            is_available: boolean;
            /** @description What is wrong with it; null where it is free. */
            problem: ("length" | "format" | "reserved" | "taken") | null;
        };
        /** @description One permission, taken apart. */
        PermissionEntry: {
            permission: components["schemas"]["Permission"];
            /**
             * @description Part of the system.
             * @enum {string}
             */
            app: "policy_app" | "core_app" | "finance_app" | "auth_app" | "auth";
            /**
             * @description What is done.
             * @enum {string}
             */
            action: "view" | "add" | "change" | "delete";
            /** @description Kind of record. */
            model: string;
            /** @description Name in the language of the caller. */
            label: string;
        };
        /** @description One page of permissions. */
        PermissionPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["PermissionEntry"][];
        };
        /** @description A named set of permissions. */
        Role: {
            id: components["schemas"]["Id"];
            name: string;
            permissions: components["schemas"]["Permission"][];
            /** @description Whether the role holds every permission. */
            is_administrator: boolean;
            /** @description How many users have the role. */
            users_count: components["schemas"]["Count"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of roles. */
        RolePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Role"][];
        };
        /** @description A new role. */
        RoleInput: {
            name: string;
            permissions: components["schemas"]["Permission"][];
        };
        /** @description What changes of a role. */
        RolePatch: {
            name?: string;
            permissions?: components["schemas"]["Permission"][];
        };
        /**
         * @description Invited users have no password yet.
         * @enum {string}
         */
        UserStatus: "active" | "invited" | "inactive";
        /** @description A person of the brokerage who signs in, or is asked to. */
        User: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: string;
            last_name: string;
            role_id: components["schemas"]["Id"];
            role: components["schemas"]["Ref"];
            language: components["schemas"]["Language"];
            can_use_mobile_app: boolean;
            /** @description Whether the user may sign in. */
            is_active: boolean;
            status: components["schemas"]["UserStatus"];
            image: components["schemas"]["Link"] | null;
            /** @description When the user last used a session. */
            last_seen_at: components["schemas"]["Timestamp"] | null;
            /** @description Whether the brokerage would be without an administrator if this user were not one. */
            is_last_administrator: boolean;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of users. */
        UserPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["User"][];
        };
        /** @description A new user; without a password an invitation goes out by mail. */
        UserInput: {
            email: components["schemas"]["Email"];
            /** @description First names. */
            name: string;
            /** @description Family names. */
            last_name: string;
            role_id: components["schemas"]["Id"];
            language: components["schemas"]["Language"];
            can_use_mobile_app?: boolean;
            password?: components["schemas"]["NewPassword"];
            confirm_password?: components["schemas"]["NewPassword"];
        };
        /** @description What changes of a user; the e-mail is the user's name and stays. */
        UserPatch: {
            /** @description First names. */
            name?: string;
            /** @description Family names. */
            last_name?: string;
            role_id?: components["schemas"]["Id"];
            language?: components["schemas"]["Language"];
            can_use_mobile_app?: boolean;
            password?: components["schemas"]["NewPassword"];
            confirm_password?: components["schemas"]["NewPassword"];
        };
        /**
         * @description Kind of work that can be handed over.
         * @enum {string}
         */
        UserWorkModel: "policy_seller" | "task" | "renewal";
        /** @description How much of one kind a user has in hand. */
        UserWork: {
            model: components["schemas"]["UserWorkModel"];
            count: components["schemas"]["Count"];
        };
        /** @description One page of kinds of work. */
        UserWorkPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["UserWork"][];
        };
        /** @description Who inherits the work. */
        DeactivateUserInput: {
            /** @description Another active user of the brokerage. */
            heir_id?: components["schemas"]["Id"] | null;
        };
        /**
         * @description What a customer is to a policy.
         * @enum {string}
         */
        CustomerRole: "insured" | "contractor" | "payer";
        /**
         * @description Natural or legal person.
         * @enum {string}
         */
        LegalType: "natural" | "legal";
        /**
         * @description Kind of identification; which ones apply depends on the country.
         * @enum {string}
         */
        IdentificationType: "cedula" | "ruc" | "passport" | "other";
        /**
         * @description Sex of a natural person.
         * @enum {string}
         */
        Sex: "male" | "female" | "other";
        /**
         * @description Whether the person is insured in their own right.
         * @enum {string}
         */
        InsuredType: "titular" | "dependent";
        /**
         * @description Kinship with the titular.
         * @enum {string}
         */
        FamilyRelationship: "daughter" | "son" | "spouse" | "other";
        /**
         * @description What is odd about an identification that is still accepted.
         * @enum {string}
         */
        IdentificationWarning: "check_digit" | "no_check_digit" | "no_hyphens";
        /** @description A customer who depends on another. */
        Dependent: {
            id: components["schemas"]["Id"];
            name: string;
            family_relationship: components["schemas"]["FamilyRelationship"] | null;
        };
        /** @description A contractor, payer or insured. */
        Customer: {
            legal_type: components["schemas"]["LegalType"];
            name: string;
            identification_type: components["schemas"]["IdentificationType"];
            /** @description Number of the identification. */
            identification: string;
            /** @description Of a natural person only. */
            birthdate: components["schemas"]["CalendarDate"] | null;
            /** @description Of a legal person only. */
            foundation_date: components["schemas"]["CalendarDate"] | null;
            email: components["schemas"]["Email"] | null;
            sex: components["schemas"]["Sex"] | null;
            country_id: components["schemas"]["CountryId"];
            province: components["schemas"]["StateCode"] | null;
            city: string | null;
            street: string | null;
            insured_type: components["schemas"]["InsuredType"] | null;
            roles: components["schemas"]["CustomerRole"][];
            /** @description The customer on whom a dependent depends. */
            titular_id: components["schemas"]["Id"] | null;
            family_relationship: components["schemas"]["FamilyRelationship"] | null;
            /** @description Name of the spouse. */
            partner_name: string | null;
            notes: string | null;
            id: components["schemas"]["Id"];
            identification_warning: components["schemas"]["IdentificationWarning"] | null;
            /** @description Whole years of a natural person, computed. */
            age: number | null;
            phone: components["schemas"]["Phone"] | null;
            titular: components["schemas"]["Ref"] | null;
            /** @description Number of the titular's identification. */
            titular_identification: string | null;
            dependents: components["schemas"]["Dependent"][];
            /** @description What is left to pay of the instalments of the policies that the customer pays, in the currency of the brokerage; credits are no part of it. Empty for somebody who may not view payments. */
            balance: components["schemas"]["Money"] | null;
            /** @description The end of the customer's policy in force that ends next, but for those whose closing is decided already. Empty where there is none, and for somebody who may not view policies. */
            next_end_date: components["schemas"]["CalendarDate"] | null;
            /** @description Whether it belongs to the sample book. */
            is_sample?: boolean;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of customers. */
        CustomerPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Customer"][];
        };
        /** @description A new customer. */
        CustomerInput: {
            legal_type: components["schemas"]["LegalType"];
            name: string;
            identification_type: components["schemas"]["IdentificationType"];
            /** @description Number of the identification. */
            identification: string;
            /** @description Of a natural person only. */
            birthdate?: components["schemas"]["CalendarDate"] | null;
            /** @description Of a legal person only. */
            foundation_date?: components["schemas"]["CalendarDate"] | null;
            phone?: components["schemas"]["PhoneInput"] | null;
            email?: components["schemas"]["Email"] | null;
            sex?: components["schemas"]["Sex"] | null;
            country_id: components["schemas"]["CountryId"];
            province?: components["schemas"]["StateCode"] | null;
            city?: string | null;
            street?: string | null;
            insured_type?: components["schemas"]["InsuredType"] | null;
            roles: components["schemas"]["CustomerRole"][];
            /** @description The customer on whom a dependent depends. */
            titular_id?: components["schemas"]["Id"] | null;
            family_relationship?: components["schemas"]["FamilyRelationship"] | null;
            /** @description Name of the spouse. */
            partner_name?: string | null;
            notes?: string | null;
        };
        /** @description The fields of a customer that change. */
        CustomerPatch: {
            legal_type?: components["schemas"]["LegalType"];
            name?: string;
            identification_type?: components["schemas"]["IdentificationType"];
            /** @description Number of the identification. */
            identification?: string;
            /** @description Of a natural person only. */
            birthdate?: components["schemas"]["CalendarDate"] | null;
            /** @description Of a legal person only. */
            foundation_date?: components["schemas"]["CalendarDate"] | null;
            phone?: components["schemas"]["PhoneInput"] | null;
            email?: components["schemas"]["Email"] | null;
            sex?: components["schemas"]["Sex"] | null;
            country_id?: components["schemas"]["CountryId"];
            province?: components["schemas"]["StateCode"] | null;
            city?: string | null;
            street?: string | null;
            insured_type?: components["schemas"]["InsuredType"] | null;
            roles?: components["schemas"]["CustomerRole"][];
            /** @description The customer on whom a dependent depends. */
            titular_id?: components["schemas"]["Id"] | null;
            family_relationship?: components["schemas"]["FamilyRelationship"] | null;
            /** @description Name of the spouse. */
            partner_name?: string | null;
            notes?: string | null;
        };
        /** @description Who is paid for a vehicle, from when and which share. */
        VehicleBeneficiary: {
            customer_id: components["schemas"]["Id"];
            start_date: components["schemas"]["CalendarDate"];
            percentage: components["schemas"]["Percent"];
            customer: components["schemas"]["Ref"];
        };
        /** @description A vehicle of a customer. */
        Vehicle: {
            brand: string;
            model: string;
            /** @description Model year, next year's at the latest. */
            year: number;
            color: string | null;
            /** @description Number plate, stored as capitals and digits only. */
            plate: string;
            /** @description Chassis number, stored as capitals; 17 characters are checked as a VIN. */
            chassis_number: string | null;
            engine_number: string | null;
            /** @description The customer who owns the vehicle. */
            owner_id: components["schemas"]["Id"];
            commercial_value: components["schemas"]["Money"] | null;
            vehicle_type: string | null;
            activity: string | null;
            id: components["schemas"]["Id"];
            owner: components["schemas"]["Ref"];
            /** @description Number of the owner's identification; null for who may not view customers. */
            owner_identification: string | null;
            /** @description Who is paid for the vehicle; their shares never pass 100 in sum. */
            beneficiaries: components["schemas"]["VehicleBeneficiary"][];
            /** @description Whether it belongs to the sample book. */
            is_sample?: boolean;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of vehicles. */
        VehiclePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Vehicle"][];
        };
        /** @description A beneficiary of a vehicle. */
        VehicleBeneficiaryInput: {
            customer_id: components["schemas"]["Id"];
            start_date: components["schemas"]["CalendarDate"];
            percentage: components["schemas"]["Percent"];
        };
        /** @description A new vehicle. */
        VehicleInput: {
            brand: string;
            model: string;
            /** @description Model year, next year's at the latest. */
            year: number;
            color?: string | null;
            /** @description Number plate, stored as capitals and digits only. */
            plate: string;
            /** @description Chassis number, stored as capitals; 17 characters are checked as a VIN. */
            chassis_number?: string | null;
            engine_number?: string | null;
            /** @description The customer who owns the vehicle. */
            owner_id: components["schemas"]["Id"];
            commercial_value?: components["schemas"]["Money"] | null;
            vehicle_type?: string | null;
            activity?: string | null;
            /** @description Who is paid for the vehicle; their shares never pass 100 in sum. */
            beneficiaries?: components["schemas"]["VehicleBeneficiaryInput"][];
        };
        /** @description The fields of a vehicle that change. */
        VehiclePatch: {
            brand?: string;
            model?: string;
            /** @description Model year, next year's at the latest. */
            year?: number;
            color?: string | null;
            /** @description Number plate, stored as capitals and digits only. */
            plate?: string;
            /** @description Chassis number, stored as capitals; 17 characters are checked as a VIN. */
            chassis_number?: string | null;
            engine_number?: string | null;
            /** @description The customer who owns the vehicle. */
            owner_id?: components["schemas"]["Id"];
            commercial_value?: components["schemas"]["Money"] | null;
            vehicle_type?: string | null;
            activity?: string | null;
            /** @description Who is paid for the vehicle; their shares never pass 100 in sum. */
            beneficiaries?: components["schemas"]["VehicleBeneficiaryInput"][];
        };
        /** @description An office of an insurance company. */
        ProviderOffice: {
            id: components["schemas"]["Id"];
            city: string;
            address: string | null;
            phone: components["schemas"]["Phone"] | null;
        };
        /** @description An insurance company. */
        Provider: {
            name: string;
            short_name: string | null;
            /** @description Tax number of the company; null while it is not known. */
            ruc: string | null;
            email: components["schemas"]["Email"] | null;
            address: string | null;
            contact: string | null;
            /** @description The branches that the company sells. */
            branch_ids: components["schemas"]["Id"][];
            id: components["schemas"]["Id"];
            phone: components["schemas"]["Phone"] | null;
            offices: components["schemas"]["ProviderOffice"][];
            branches: components["schemas"]["Ref"][];
            /** @description Whether it belongs to the sample book. */
            is_sample?: boolean;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of providers. */
        ProviderPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Provider"][];
        };
        /** @description An office to keep, by its number, or a new one. */
        ProviderOfficeInput: {
            id?: components["schemas"]["Id"];
            city: string;
            address?: string | null;
            phone?: components["schemas"]["PhoneInput"] | null;
        };
        /** @description A new provider. */
        ProviderInput: {
            name: string;
            short_name?: string | null;
            /** @description Tax number of the company; null while it is not known. */
            ruc?: string | null;
            phone?: components["schemas"]["PhoneInput"] | null;
            email?: components["schemas"]["Email"] | null;
            address?: string | null;
            contact?: string | null;
            offices?: components["schemas"]["ProviderOfficeInput"][];
            /** @description The branches that the company sells. */
            branch_ids?: components["schemas"]["Id"][];
        };
        /** @description The fields of a provider that change. */
        ProviderPatch: {
            name?: string;
            short_name?: string | null;
            /** @description Tax number of the company; null while it is not known. */
            ruc?: string | null;
            phone?: components["schemas"]["PhoneInput"] | null;
            email?: components["schemas"]["Email"] | null;
            address?: string | null;
            contact?: string | null;
            offices?: components["schemas"]["ProviderOfficeInput"][];
            /** @description The branches that the company sells. */
            branch_ids?: components["schemas"]["Id"][];
        };
        /**
         * Format: decimal
         * @description An amount with two decimal places that may be below nothing, never a binary float. Nothing has no sign.
         */
        SignedMoney: string;
        /** @description The policies in force of one insurance company in one branch. */
        ProviderBranchProduction: {
            branch: components["schemas"]["Ref"];
            policies: components["schemas"]["Count"];
            /** @description As it stands, with issued movements. */
            net_premium: components["schemas"]["SignedMoney"];
            /** @description The least commission that one of them says; null where none says any. */
            lowest_percent: components["schemas"]["Percent"] | null;
            /** @description The greatest commission that one of them says. */
            highest_percent: components["schemas"]["Percent"] | null;
            /** @description Of the net premium of those that say a percentage. */
            commission: components["schemas"]["SignedMoney"];
        };
        /** @description The commission of all activated policies of one insurance company, and where it stands. */
        ProviderCommission: {
            /** @description Waits for instalments that are not paid yet. */
            to_release: components["schemas"]["SignedMoney"];
            /** @description Released by paid instalments, and still with the company. */
            to_collect: components["schemas"]["SignedMoney"];
            /** @description Part of instalments that the broker was paid. */
            collected: components["schemas"]["SignedMoney"];
            /** @description Policies in force that say no percentage, so that they are in none of the sums. */
            without_percent: components["schemas"]["Count"];
        };
        /** @description What the policies of one insurance company carry, in the brokerage's currency. */
        ProviderProduction: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description The first day of the twelve months whose production is told. */
            starts_from: components["schemas"]["CalendarDate"];
            /** @description Their last day, the end of the present month. */
            starts_to: components["schemas"]["CalendarDate"];
            /** @description Net premium of policies that start in these months, with the movements that take effect in them. */
            net_premium: components["schemas"]["SignedMoney"];
            /** @description The same of the twelve months before. */
            last_year: components["schemas"]["SignedMoney"];
            /** @description The policies in force by branch, the greatest net premium first. */
            branches: components["schemas"]["ProviderBranchProduction"][];
            commission: components["schemas"]["ProviderCommission"];
        };
        /** @description What a policy of the branch may list. */
        BranchFlags: {
            vehicles: boolean;
            insureds: boolean;
            generals: boolean;
            diagnosis: boolean;
        };
        /** @description Names the field in the policies of the branch and their rows; it never changes. */
        ExtraKey: string;
        /** @description What the form and the record call the field, in one language. */
        ExtraName: string;
        /**
         * @description What is written into an extra field.
         * @enum {string}
         */
        ExtraKind: "text" | "number" | "money" | "date" | "yes_no" | "choice";
        /**
         * @description Where an extra field is filled in. The policy itself has it, or each vehicle, general item or insured of its lists.
         * @enum {string}
         */
        ExtraPlace: "policy" | "vehicle" | "general" | "insured";
        /** @description A field that a branch adds to its policies, or to what they list. */
        ExtraField: {
            key: components["schemas"]["ExtraKey"];
            name_es: components["schemas"]["ExtraName"];
            name_en: components["schemas"]["ExtraName"];
            kind: components["schemas"]["ExtraKind"];
            /** @description Where it is filled in, which never changes. */
            on: components["schemas"]["ExtraPlace"];
            /** @description Whether whoever saves a policy, or the row of its list, must fill it in. */
            is_required: boolean;
            /** @description What can be chosen, where the kind is a choice; else empty. */
            choices: string[];
            /** @description Its place among the fields. They are stored in this order and counted anew from 1. */
            position: number;
            /** @description Whether policies and their rows only keep the values that they have of it. It can be brought back. */
            is_retired: boolean;
        };
        /** @description The fields that a branch adds to its policies and to what they list, in their order; retired ones count too. A field that is left out is deleted, which only one that no policy and no row of one has a value of can be. */
        ExtraFields: components["schemas"]["ExtraField"][];
        /**
         * @description Whether policies of the branch pay the lines of the premium from which some branches are exempt, such as a tax: as its code and group have it, never, or always. What everybody pays is not touched.
         * @enum {string}
         */
        PremiumTax: "usual" | "exempt" | "charged";
        /** @description A line of insurance. */
        Branch: {
            name: string;
            group: components["schemas"]["BranchGroup"];
            description: string | null;
            /** @description Official code of the branch. */
            code: string | null;
            flags: components["schemas"]["BranchFlags"];
            extra_fields: components["schemas"]["ExtraFields"];
            premium_tax: components["schemas"]["PremiumTax"];
            /** @description Whether its terms are renewed; bonds and single voyages are not, and get no card. */
            renews: boolean;
            id: components["schemas"]["Id"];
            /** @description Whether it belongs to the sample book. */
            is_sample?: boolean;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of branches. */
        BranchPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Branch"][];
        };
        /** @description A new branch. */
        BranchInput: {
            name: string;
            group: components["schemas"]["BranchGroup"];
            description?: string | null;
            /** @description Official code of the branch. */
            code?: string | null;
            flags?: components["schemas"]["BranchFlags"];
            extra_fields?: components["schemas"]["ExtraFields"];
            premium_tax?: components["schemas"]["PremiumTax"];
            /** @description Whether its terms are renewed; bonds and single voyages are not, and get no card. */
            renews?: boolean;
        };
        /** @description Which branches of the authority's list are added. */
        OfficialBranchesInput: {
            codes: string[];
        };
        /** @description What was added, and how many of those asked for were there already. */
        OfficialBranches: {
            added: components["schemas"]["Ref"][];
            existing_count: components["schemas"]["Count"];
        };
        /** @description The fields of a branch that change. */
        BranchPatch: {
            name?: string;
            group?: components["schemas"]["BranchGroup"];
            description?: string | null;
            /** @description Official code of the branch. */
            code?: string | null;
            flags?: components["schemas"]["BranchFlags"];
            extra_fields?: components["schemas"]["ExtraFields"];
            premium_tax?: components["schemas"]["PremiumTax"];
            /** @description Whether its terms are renewed; bonds and single voyages are not, and get no card. */
            renews?: boolean;
        };
        /** @description Name of a list. */
        ListName: string;
        /** @description How a list is filtered, sorted and laid out. */
        ViewState: {
            /** @description Values by name of the filter. */
            filters: {
                [key: string]: string;
            };
            /** @description What is searched for; empty for nothing. */
            search: string;
            /** @description Field to sort by; a minus sign turns the order round. Null for the usual order. */
            ordering: string | null;
            /** @description Columns that are not shown. */
            hidden_columns: string[];
            /** @description Columns that stay where there is no room for them; none where this is not given. */
            kept_columns?: string[];
            /** @description Columns from first to last; empty for the usual order. */
            column_order: string[];
            /** @description Widths in pixels by name of the column. */
            column_widths: {
                [key: string]: number;
            };
            density: components["schemas"]["Density"] | null;
        };
        /** @description How somebody left a list, under a name. */
        SavedView: {
            id: components["schemas"]["Id"];
            list: components["schemas"]["ListName"];
            name: string;
            /** @description Whether everybody in the brokerage sees it. */
            is_shared: boolean;
            /** @description Whether it stands above the list. */
            is_pinned: boolean;
            state: components["schemas"]["ViewState"];
            /** @description Whether the caller saved it. */
            is_mine: boolean;
            owner: components["schemas"]["Ref"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of views. */
        ViewPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["SavedView"][];
        };
        /** @description A view to keep. */
        ViewInput: {
            list: components["schemas"]["ListName"];
            name: string;
            /** @description Whether everybody in the brokerage sees it. */
            is_shared: boolean;
            /** @description Whether it stands above the list. */
            is_pinned: boolean;
            state: components["schemas"]["ViewState"];
        };
        /** @description The fields of a view that change. */
        ViewPatch: {
            name?: string;
            /** @description Whether everybody in the brokerage sees it. */
            is_shared?: boolean;
            /** @description Whether it stands above the list. */
            is_pinned?: boolean;
            state?: components["schemas"]["ViewState"];
        };
        /**
         * @description Kind of coverage.
         * @enum {string}
         */
        CoverageType: "benefit" | "coverage" | "help";
        /** @description What a branch can cover. */
        Coverage: {
            name: string;
            coverage_type: components["schemas"]["CoverageType"];
            branch_id: components["schemas"]["Id"];
            description: string | null;
            id: components["schemas"]["Id"];
            branch: components["schemas"]["Ref"];
            /** @description Whether it belongs to the sample book. */
            is_sample?: boolean;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of coverages. */
        CoveragePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Coverage"][];
        };
        /** @description A new coverage. */
        CoverageInput: {
            name: string;
            coverage_type: components["schemas"]["CoverageType"];
            branch_id: components["schemas"]["Id"];
            description?: string | null;
        };
        /** @description The fields of a coverage that change. */
        CoveragePatch: {
            name?: string;
            coverage_type?: components["schemas"]["CoverageType"];
            branch_id?: components["schemas"]["Id"];
            description?: string | null;
        };
        /** @description A diagnosis of the international classification, in its tenth revision. */
        Cie10Code: {
            id: components["schemas"]["Id"];
            code: string;
            name: string;
            description: string | null;
        };
        /** @description One page of diagnoses. */
        Cie10CodePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Cie10Code"][];
        };
        /**
         * @description Status of a task.
         * @enum {string}
         */
        TaskStatus: "open" | "done" | "cancelled";
        /**
         * @description Where an open task stands today: overdue, for today, for the rest of this week, or later. A task that was put off counts from the day to which it was put off.
         * @enum {string}
         */
        TaskBand: "overdue" | "today" | "week" | "later";
        /**
         * @description Kind of a task.
         * @enum {string}
         */
        TaskKind: "call" | "mail" | "visit" | "document" | "payment" | "renewal" | "claim" | "other";
        /**
         * @description Priority of a task.
         * @enum {string}
         */
        TaskPriority: "low" | "normal" | "high";
        /**
         * @description Kind of record that a task is about.
         * @enum {string}
         */
        TaskModel: "policy" | "payment" | "customer" | "vehicle" | "provider" | "renewal" | "movement";
        /**
         * @description A time of the day, in the brokerage's time zone.
         * @example 09:30
         */
        TaskTime: string;
        /** @description The record that a task is about, as it is called now. */
        TaskAbout: {
            model: components["schemas"]["TaskModel"];
            id: components["schemas"]["Id"];
            /** @description What the record is called; empty where the caller may not view it. */
            label: string;
        };
        /**
         * @description Step in which a task comes again.
         * @enum {string}
         */
        TaskUnit: "day" | "week" | "month" | "year";
        /** @description How a task comes again. */
        TaskRepeats: {
            every: number;
            unit: components["schemas"]["TaskUnit"];
            /** @description The last day on which one may be due; at most ten years after the first, as without one. */
            until: components["schemas"]["CalendarDate"] | null;
        };
        /** @description The task that followed when a repeating one was done. */
        TaskNext: {
            id: components["schemas"]["Id"];
            due_on: components["schemas"]["CalendarDate"];
        };
        /**
         * @description Why a task of a rule closed by itself.
         * @enum {string}
         */
        TaskResolution: "paid" | "voided" | "renewed" | "cancelled" | "closed" | "deleted" | "extended" | "issued" | "rejected" | "withdrawn";
        /**
         * @description What the caller may do with a task as it stands.
         * @enum {string}
         */
        TaskAction: "complete" | "reopen" | "cancel" | "snooze";
        /** @description A task of the brokerage. */
        Task: {
            title: string;
            description: string | null;
            kind: components["schemas"]["TaskKind"];
            due_on: components["schemas"]["CalendarDate"];
            due_time: components["schemas"]["TaskTime"] | null;
            priority: components["schemas"]["TaskPriority"];
            assignee_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            assignee: components["schemas"]["Ref"];
            author: components["schemas"]["Ref"];
            about: components["schemas"]["TaskAbout"] | null;
            status: components["schemas"]["TaskStatus"];
            /** @description Null for what is done or cancelled. */
            band: components["schemas"]["TaskBand"] | null;
            outcome: string | null;
            done_on: components["schemas"]["CalendarDate"] | null;
            snoozed_until: components["schemas"]["CalendarDate"] | null;
            snoozed_count: components["schemas"]["Count"];
            repeats: components["schemas"]["TaskRepeats"] | null;
            next: components["schemas"]["TaskNext"] | null;
            /** @description How many dates of its series were over when it was done. */
            passed_over: components["schemas"]["Count"];
            is_private: boolean;
            /** @description The rule that has added it. */
            rule: components["schemas"]["Ref"] | null;
            /** @description Why it closed by itself; null where somebody did it, or it is open. */
            resolution: components["schemas"]["TaskResolution"] | null;
            allowed_actions: components["schemas"]["TaskAction"][];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of tasks. */
        TaskPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Task"][];
        };
        /** @description The record that a task is about. */
        TaskAboutInput: {
            model: components["schemas"]["TaskModel"];
            id: components["schemas"]["Id"];
        };
        /** @description A new task. */
        TaskInput: {
            title: string;
            description?: string | null;
            kind: components["schemas"]["TaskKind"];
            due_on: components["schemas"]["CalendarDate"];
            due_time?: components["schemas"]["TaskTime"] | null;
            priority?: components["schemas"]["TaskPriority"];
            assignee_id: components["schemas"]["Id"];
            /** @description The record that it is about. */
            about?: components["schemas"]["TaskAboutInput"] | null;
            /** @description When the next one follows, counted from the first due date of the series. */
            repeats?: components["schemas"]["TaskRepeats"] | null;
            /** @description Whether nobody but its author sees it; then its author does it. */
            is_private?: boolean;
        };
        /** @description The fields of a task that change. */
        TaskPatch: {
            title?: string;
            description?: string | null;
            kind?: components["schemas"]["TaskKind"];
            due_on?: components["schemas"]["CalendarDate"];
            due_time?: components["schemas"]["TaskTime"] | null;
            priority?: components["schemas"]["TaskPriority"];
            assignee_id?: components["schemas"]["Id"];
            /** @description The record that it is about. */
            about?: components["schemas"]["TaskAboutInput"] | null;
            /** @description When the next one follows, counted from the first due date of the series. */
            repeats?: components["schemas"]["TaskRepeats"] | null;
            /** @description Whether nobody but its author sees it; then its author does it. */
            is_private?: boolean;
            /** @description Takes back that it was put off; it counts from its due date again. */
            snoozed_until?: null;
        };
        /** @description How a task ended. */
        TaskCompletion: {
            outcome?: string | null;
        };
        /** @description The day to which a task is put off. */
        TaskSnooze: {
            until: components["schemas"]["CalendarDate"];
        };
        /** @description Who does a task from now on. */
        TaskAssignment: {
            assignee_id: components["schemas"]["Id"];
        };
        /**
         * @description What makes a rule add a task.
         * @enum {string}
         */
        TaskTrigger: "policy_activated" | "policy_near_end" | "payment_delayed" | "movement_sent" | "customer_birthday" | "customer_added";
        /**
         * @description For whom the policy is.
         * @enum {string}
         */
        InsuredSelectType: "personal" | "corporate" | "massive";
        /**
         * @description Who does the tasks of a rule.
         * @enum {string}
         */
        TaskRuleAssignee: "owner" | "renewal_owner" | "seller" | "user";
        /** @description A rule by which tasks are added. */
        TaskRule: {
            name: string;
            trigger: components["schemas"]["TaskTrigger"];
            /** @description Only policies of this branch. */
            branch_id: components["schemas"]["Id"] | null;
            /** @description Only policies of this insurer. */
            provider_id: components["schemas"]["Id"] | null;
            /** @description Only policies that insure this. */
            insured_select_type: components["schemas"]["InsuredSelectType"] | null;
            /** @description Only policies of this net premium or more. */
            min_net: components["schemas"]["Money"] | null;
            /** @description Days from what happened to the due date; below nought only before the end of a policy or a birthday. */
            offset_days: number;
            /** @description Whether only days from Monday to Friday count. */
            business_days: boolean;
            assign: components["schemas"]["TaskRuleAssignee"];
            /** @description Who does them, where it is one user. */
            user_id: components["schemas"]["Id"] | null;
            title: string;
            kind: components["schemas"]["TaskKind"];
            priority: components["schemas"]["TaskPriority"];
            /** @description Whether a task closes by itself when its cause is gone. */
            stop_when_resolved: boolean;
            is_active: boolean;
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            branch: components["schemas"]["Ref"] | null;
            provider: components["schemas"]["Ref"] | null;
            user: components["schemas"]["Ref"] | null;
            author: components["schemas"]["Ref"];
            /** @description How many of its tasks are open. */
            open_count: components["schemas"]["Count"];
        };
        /** @description The rules by name. */
        TaskRuleList: {
            results: components["schemas"]["TaskRule"][];
        };
        /** @description A new rule of tasks. */
        TaskRuleInput: {
            name: string;
            trigger: components["schemas"]["TaskTrigger"];
            /** @description Only policies of this branch. */
            branch_id?: components["schemas"]["Id"] | null;
            /** @description Only policies of this insurer. */
            provider_id?: components["schemas"]["Id"] | null;
            /** @description Only policies that insure this. */
            insured_select_type?: components["schemas"]["InsuredSelectType"] | null;
            /** @description Only policies of this net premium or more. */
            min_net?: components["schemas"]["Money"] | null;
            /** @description Days from what happened to the due date; below nought only before the end of a policy or a birthday. */
            offset_days: number;
            /** @description Whether only days from Monday to Friday count. */
            business_days?: boolean;
            assign: components["schemas"]["TaskRuleAssignee"];
            /** @description Who does them, where it is one user. */
            user_id?: components["schemas"]["Id"] | null;
            title: string;
            kind: components["schemas"]["TaskKind"];
            priority?: components["schemas"]["TaskPriority"];
            /** @description Whether a task closes by itself when its cause is gone. */
            stop_when_resolved?: boolean;
            is_active?: boolean;
        };
        /** @description What changes of a rule; what it waits for stays. */
        TaskRulePatch: {
            name?: string;
            /** @description Only policies of this branch. */
            branch_id?: components["schemas"]["Id"] | null;
            /** @description Only policies of this insurer. */
            provider_id?: components["schemas"]["Id"] | null;
            /** @description Only policies that insure this. */
            insured_select_type?: components["schemas"]["InsuredSelectType"] | null;
            /** @description Only policies of this net premium or more. */
            min_net?: components["schemas"]["Money"] | null;
            /** @description Days from what happened to the due date; below nought only before the end of a policy or a birthday. */
            offset_days?: number;
            /** @description Whether only days from Monday to Friday count. */
            business_days?: boolean;
            assign?: components["schemas"]["TaskRuleAssignee"];
            /** @description Who does them, where it is one user. */
            user_id?: components["schemas"]["Id"] | null;
            title?: string;
            kind?: components["schemas"]["TaskKind"];
            priority?: components["schemas"]["TaskPriority"];
            /** @description Whether a task closes by itself when its cause is gone. */
            stop_when_resolved?: boolean;
            is_active?: boolean;
        };
        /** @description Instalments that were late before a rule of tasks. */
        TaskRuleLate: {
            /** @description How many there are, or how many tasks were added for them. */
            count: components["schemas"]["Count"];
            /** @description How many have no task of the rule yet. */
            left: components["schemas"]["Count"];
        };
        /** @description One page of users of the brokerage who can be sellers. */
        TaskAssigneePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Ref"][];
        };
        /** @description What a person's calendar is like. */
        CalendarFeed: {
            /** @description When the address was created; null where there is none. */
            made_at: components["schemas"]["Timestamp"] | null;
            /** @description Whether the events name customers. */
            shows_names: boolean;
            /** @description Whether the own open tasks are there. */
            shows_tasks: boolean;
            /** @description Whether the ends of terms are there. */
            shows_ends: boolean;
            /** @description Whether the instalments to be collected are there. */
            shows_instalments: boolean;
        };
        /** @description What a person's calendar is to say; what is left out stays. */
        CalendarFeedPatch: {
            /** @description Whether the events name customers. */
            shows_names?: boolean;
            /** @description Whether the own open tasks are there. */
            shows_tasks?: boolean;
            /** @description Whether the ends of terms are there. */
            shows_ends?: boolean;
            /** @description Whether the instalments to be collected are there. */
            shows_instalments?: boolean;
        };
        /** @description A person's calendar with its new address. */
        CalendarAddress: {
            made_at: components["schemas"]["Timestamp"];
            /** @description Whether the events name customers. */
            shows_names: boolean;
            /** @description Whether the own open tasks are there. */
            shows_tasks: boolean;
            /** @description Whether the ends of terms are there. */
            shows_ends: boolean;
            /** @description Whether the instalments to be collected are there. */
            shows_instalments: boolean;
            /**
             * Format: uri
             * @description The address; whoever has it reads the calendar.
             */
            url: string;
        };
        /**
         * @description Whether a card in the stage is open, renewed or not renewed.
         * @enum {string}
         */
        RenewalStageKind: "open" | "renewed" | "lost";
        /**
         * @description How soon a term ends.
         * @enum {string}
         */
        RenewalBand: "overdue" | "days_15" | "days_30" | "days_60" | "later";
        /**
         * @description How likely it is not to be renewed.
         * @enum {string}
         */
        RenewalRisk: "low" | "medium" | "high";
        /**
         * @description What became of a term.
         * @enum {string}
         */
        RenewalOutcome: "renewed" | "lost" | "not_taken_up" | "cancelled";
        /**
         * Format: decimal
         * @description By how much a premium changes, in percent.
         */
        PremiumChange: string;
        /** @description An insurance company by number, by its name, and by what lists and charts call it. */
        ProviderRef: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Its short name; its whole name where it has none. */
            short_name: string;
        };
        /** @description The next term. */
        RenewalNext: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            status: "draft" | "active" | "closed";
            net_premium: components["schemas"]["Money"];
        };
        /** @description The stage of a card. */
        RenewalStageRef: {
            id: components["schemas"]["Id"];
            name_es: string;
            name_en: string;
            kind: components["schemas"]["RenewalStageKind"];
        };
        /**
         * @description Why a term was not renewed, or a cover ended.
         * @enum {string}
         */
        LostReason: "price" | "service" | "sold" | "other_broker" | "declined" | "unpaid" | "duplicate" | "other";
        /**
         * @description What the risk is read from.
         * @enum {string}
         */
        RiskReason: "premium_rises" | "instalment_delayed" | "claims" | "no_offer" | "stale";
        /** @description Something that has to be said before a term goes on. */
        RenewalNotice: {
            /** @enum {string} */
            kind: "insurer_notice" | "client_objection";
            /** @description The last day for it. */
            until: components["schemas"]["CalendarDate"];
            /** @description Where that is written. */
            source: string;
        };
        /**
         * @description What can be done with a renewal.
         * @enum {string}
         */
        RenewalAction: "move" | "assign" | "prepare" | "ask" | "remind" | "lose" | "reopen";
        /** @description The card of one ending term. */
        Renewal: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            policy_id: components["schemas"]["Id"];
            policy: components["schemas"]["Ref"];
            contractor: components["schemas"]["Ref"] | null;
            provider: components["schemas"]["ProviderRef"] | null;
            branch: components["schemas"]["Ref"] | null;
            start_date: components["schemas"]["CalendarDate"] | null;
            end_date: components["schemas"]["CalendarDate"] | null;
            /** @description Days until the term ends; negative once it has. */
            days_left: number | null;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Net premium of the whole term, from which the next one starts. */
            net_premium: components["schemas"]["SignedMoney"];
            /** @description The draft of the next term, or the term that took its place. */
            next: components["schemas"]["RenewalNext"] | null;
            /**
             * Format: decimal
             * @description How much dearer the next term is, in percent; null without one.
             */
            premium_change: string | null;
            stage_id: components["schemas"]["Id"];
            stage: components["schemas"]["RenewalStageRef"];
            stage_since: components["schemas"]["CalendarDate"];
            assignee_id: components["schemas"]["Id"] | null;
            assignee: components["schemas"]["Ref"] | null;
            next_action_on: components["schemas"]["CalendarDate"] | null;
            outcome: components["schemas"]["RenewalOutcome"] | null;
            decided_on: components["schemas"]["CalendarDate"] | null;
            lost_reason_code: components["schemas"]["LostReason"] | null;
            lost_reason: string | null;
            competitor: string | null;
            /** @description Null once it is decided. */
            risk: components["schemas"]["RenewalRisk"] | null;
            risk_reasons: components["schemas"]["RiskReason"][];
            /** @description What the law of the country wants said of an open term, and until when. */
            notices: components["schemas"]["RenewalNotice"][];
            allowed_actions: components["schemas"]["RenewalAction"][];
        };
        /** @description One page of renewals. */
        RenewalPage: {
            count: components["schemas"]["Count"];
            next: components["schemas"]["Link"] | null;
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Renewal"][];
        };
        /** @description The term whose renewal begins. */
        RenewalInput: {
            policy_id: components["schemas"]["Id"];
        };
        /** @description The cards of ending terms by stage, the first of each. */
        RenewalBoard: {
            currency: components["schemas"]["CurrencyCode"];
            columns: {
                stage: components["schemas"]["RenewalStageRef"];
                /** @description How many cards the filters leave in it. */
                count: components["schemas"]["Count"];
                /** @description What all of them come to. */
                net_premium: components["schemas"]["Money"];
                renewals: components["schemas"]["Renewal"][];
            }[];
        };
        /** @description What stands in a stage. */
        RenewalStageSum: {
            stage: components["schemas"]["RenewalStageRef"];
            count: components["schemas"]["Count"];
            net_premium: components["schemas"]["SignedMoney"];
        };
        /** @description How many open renewals the quick filters would leave, by what each filters; the filters on owner, band and risk that are on do not count. */
        RenewalOpenCounts: {
            mine: components["schemas"]["Count"];
            unowned: components["schemas"]["Count"];
            bands: {
                overdue: components["schemas"]["Count"];
                days_15: components["schemas"]["Count"];
                days_30: components["schemas"]["Count"];
                days_60: components["schemas"]["Count"];
                later: components["schemas"]["Count"];
            };
            risks: {
                low: components["schemas"]["Count"];
                medium: components["schemas"]["Count"];
                high: components["schemas"]["Count"];
            };
            /** @description Those that stand in their stage longer than it allows. */
            stale: components["schemas"]["Count"];
        };
        /** @description How many terms of a window went on, and how much premium. */
        RenewalRetention: {
            from: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
            ending: components["schemas"]["Count"];
            renewed: components["schemas"]["Count"];
            lost: components["schemas"]["Count"];
            open: components["schemas"]["Count"];
            renewed_expiring: components["schemas"]["SignedMoney"];
            lost_expiring: components["schemas"]["SignedMoney"];
            open_expiring: components["schemas"]["SignedMoney"];
            /** Format: decimal */
            by_count: string | null;
            /** Format: decimal */
            by_premium: string | null;
            /** Format: decimal */
            growth: string | null;
        };
        /** @description Terms that end in one week. */
        RenewalWeek: {
            from: components["schemas"]["CalendarDate"];
            until: components["schemas"]["CalendarDate"];
            decided: components["schemas"]["Count"];
            open: components["schemas"]["Count"];
            open_net_premium: components["schemas"]["SignedMoney"];
        };
        /** @description What stands where, and what became of terms. */
        RenewalSummary: {
            currency: components["schemas"]["CurrencyCode"];
            stages: components["schemas"]["RenewalStageSum"][];
            open_counts: components["schemas"]["RenewalOpenCounts"];
            retention: components["schemas"]["RenewalRetention"];
            weeks: components["schemas"]["RenewalWeek"][];
            /** @description When the next card comes by itself. */
            next_entry: components["schemas"]["CalendarDate"] | null;
            /** @description As many days before the end of a term its card comes by itself, or earlier where its policy asks for notice earlier. */
            window_days: number;
        };
        /**
         * @description What ended terms are grouped by.
         * @enum {string}
         */
        RetentionGrouping: "branch" | "provider" | "assignee";
        /** @description What became of the ended terms of one group. */
        RetentionGroup: {
            /** @description The branch, insurance company or user; null for terms that nobody worked on. */
            id: components["schemas"]["Id"] | null;
            name: string | null;
            retention: components["schemas"]["RenewalRetention"];
        };
        /** @description How many terms went on in the last twelve months, in all and by group. */
        RetentionByGroup: {
            /** @description Of every amount here. */
            currency: components["schemas"]["CurrencyCode"];
            all: components["schemas"]["RenewalRetention"];
            /** @description Those with the most terms first. */
            groups: components["schemas"]["RetentionGroup"][];
        };
        /** @description Where a card goes. */
        RenewalMove: {
            stage_id: components["schemas"]["Id"];
            next_action_on?: components["schemas"]["CalendarDate"] | null;
        };
        /** @description Who works on a card. */
        RenewalAssignment: {
            assignee_id: components["schemas"]["Id"] | null;
        };
        /** @description How the next term is prepared. */
        RenewalPreparation: {
            observations: string;
            /**
             * Format: decimal
             * @description By how much its net premium differs from that of the ending term, in percent.
             */
            change_percent?: string;
            /** @description Whether the sums of its vehicles fall by their age, as the settings say, at the rates that they have. Its net premium falls by what their premiums of the term fall by together, before the percentage. A premium that was typed stays. */
            depreciates?: boolean;
        };
        /**
         * @description Who gets the mail.
         * @enum {string}
         */
        RenewalMailTo: "insurer" | "client";
        /** @description A mail about what ends, in the language of the brokerage. */
        RenewalMail: {
            recipient: components["schemas"]["Ref"] | null;
            /** @description Null where the mail cannot go out. */
            email: components["schemas"]["Email"] | null;
            language: components["schemas"]["Language"];
            subject: string;
            /** @description What stands before the note. */
            opening: string;
            /** @description What stands behind the note. */
            closing: string;
            /** @description Whether an Excel list goes with it. */
            has_list: boolean;
        };
        /** @description What the mail says besides. */
        RenewalMailInput: {
            /** @description A text of one's own. */
            note?: string | null;
        };
        /**
         * @description What can be asked to be taken back.
         * @enum {string}
         */
        RenewalStep: "move" | "assign" | "prepare" | "ask" | "remind";
        /** @description What of a card is taken back. */
        RenewalUndo: {
            step: components["schemas"]["RenewalStep"];
            /** @description Deletes the draft of the next term even where somebody edited it by hand. */
            gives_up_edited?: boolean;
        };
        /** @description Why a term is not renewed. */
        RenewalLoss: {
            reason_code: components["schemas"]["LostReason"];
            /** @description In words; becomes the observations of the policy, which closes the day after its end. */
            reason: string;
            competitor?: string | null;
            /** @description Deletes the draft of the next term. */
            gives_up_draft?: boolean;
        };
        /** @description A stage of renewals. */
        RenewalStage: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            name_es: string;
            name_en: string;
            kind: components["schemas"]["RenewalStageKind"];
            position: number;
            /** @description After how many days a card stands in it too long; null for never. */
            stale_after_days: number | null;
            /** @description The mail that moves cards on to this stage; null where none does. */
            reached_by: components["schemas"]["RenewalMailTo"] | null;
            renewals_count: components["schemas"]["Count"];
        };
        /** @description The stages in their order. */
        RenewalStageList: {
            results: components["schemas"]["RenewalStage"][];
        };
        /** @description A new stage. */
        RenewalStageInput: {
            name_es: string;
            name_en: string;
            kind: components["schemas"]["RenewalStageKind"];
            position: number;
            /** @description After how many days a card stands in it too long; null for never. */
            stale_after_days?: number | null;
        };
        /** @description Stages in the order in which they are to stand. */
        RenewalStageOrder: {
            ids: components["schemas"]["Id"][];
        };
        /** @description What changes of a stage. */
        RenewalStagePatch: {
            name_es?: string;
            name_en?: string;
            position?: number;
            /** @description After how many days a card stands in it too long; null for never. */
            stale_after_days?: number | null;
        };
        /** @description A field that differs. */
        TermFieldChange: {
            field: components["schemas"]["FieldName"];
            before: string | number | boolean | null;
            after: string | number | boolean | null;
        };
        /** @description An extra field of the branch whose value differs. */
        TermExtraChange: {
            key: components["schemas"]["ExtraKey"];
            name_es: components["schemas"]["ExtraName"];
            name_en: components["schemas"]["ExtraName"];
            kind: components["schemas"]["ExtraKind"];
            before: string | boolean | null;
            after: string | boolean | null;
        };
        /** @description A row that differs. */
        TermRowChange: {
            name: string;
            fields: components["schemas"]["TermFieldChange"][];
            /** @description Extra fields of the branch whose values differ. */
            extras: components["schemas"]["TermExtraChange"][];
        };
        /** @description What differs in a list. */
        TermListChange: {
            added: string[];
            removed: string[];
            changed: components["schemas"]["TermRowChange"][];
        };
        /** @description What differs in each list. */
        TermLists: {
            vehicles: components["schemas"]["TermListChange"];
            insureds: components["schemas"]["TermListChange"];
            coverages: components["schemas"]["TermListChange"];
            generals: components["schemas"]["TermListChange"];
        };
        /** @description A premium line that differs. */
        TermChargeChange: {
            code: string;
            label: string;
            before: components["schemas"]["Money"] | null;
            after: components["schemas"]["Money"] | null;
        };
        /** @description What is worth a word at first sight. */
        TermChip: {
            /** @enum {string} */
            code: "premium" | "added" | "removed" | "changed" | "field";
            percent?: string;
            /** @enum {string} */
            list?: "vehicles" | "insureds" | "coverages" | "generals";
            count?: components["schemas"]["Count"];
            field?: components["schemas"]["FieldName"];
        };
        /** @description What differs between two terms. */
        TermsDifference: {
            fields: components["schemas"]["TermFieldChange"][];
            lists: components["schemas"]["TermLists"];
            charges: components["schemas"]["TermChargeChange"][];
            /** @description Extra fields of the branch whose values differ. */
            extras: components["schemas"]["TermExtraChange"][];
            chips: components["schemas"]["TermChip"][];
        };
        /**
         * @description State of a policy to look for; ending is active and ends within 30 days.
         * @enum {string}
         */
        PolicyFilterStatus: "draft" | "active" | "closed" | "expired" | "ending";
        /**
         * @description One insured or many, computed from the select type.
         * @enum {string}
         */
        PolicyType: "individual" | "group";
        /**
         * @description What a policy can have rows of.
         * @enum {string}
         */
        PolicyHolding: "insureds" | "generals";
        /**
         * @description State of a policy; expired is computed from the end date.
         * @enum {string}
         */
        PolicyStatus: "draft" | "active" | "closed" | "expired";
        /** @description What stands in the extra fields of the branch, by their keys. */
        ExtraValues: {
            [key: string]: string | boolean;
        };
        /**
         * @description Why a policy was closed.
         * @enum {string}
         */
        ClosedReason: "closed" | "renewed" | "cancelled";
        /**
         * @description What can be done with a policy in its state.
         * @enum {string}
         */
        PolicyAction: "update" | "activate" | "close" | "renew" | "delete";
        /** @description A policy as a list shows it. */
        PolicyRow: {
            id: components["schemas"]["Id"];
            number: string | null;
            status: components["schemas"]["PolicyStatus"];
            /** @description Whether it is active and today is one of its days; a policy that begins later is active and not in force. */
            is_in_force: boolean;
            type: components["schemas"]["PolicyType"];
            insured_select_type: components["schemas"]["InsuredSelectType"];
            start_date: components["schemas"]["CalendarDate"] | null;
            end_date: components["schemas"]["CalendarDate"] | null;
            branch_id: components["schemas"]["Id"] | null;
            branch: components["schemas"]["Ref"] | null;
            provider_id: components["schemas"]["Id"] | null;
            provider: components["schemas"]["ProviderRef"] | null;
            contractor_id: components["schemas"]["Id"] | null;
            contractor: components["schemas"]["Ref"] | null;
            payer_id: components["schemas"]["Id"] | null;
            payer: components["schemas"]["Ref"] | null;
            certificate_number: string | null;
            payment_frequency: number;
            currency: components["schemas"]["CurrencyCode"];
            net_premium: components["schemas"]["Money"];
            total_grant: components["schemas"]["Money"];
            /** @description Total premium with what issued movements charged and gave back. */
            current_total: components["schemas"]["SignedMoney"];
            provider_office_id: components["schemas"]["Id"] | null;
            provider_office: components["schemas"]["Ref"] | null;
            is_insured: boolean;
            maximum_insured_sum: components["schemas"]["Money"] | null;
            estimated_payment_day: number;
            deductible: string | null;
            notification_limit_days: number;
            commission_percent: components["schemas"]["Percent"] | null;
            condition: string | null;
            condition_deductible: string | null;
            observations: string | null;
            extra: components["schemas"]["ExtraValues"];
            /** @description The end with which it was issued, where it was extended; the next term is as long. */
            issued_end_date: components["schemas"]["CalendarDate"] | null;
            /** @description The day from which it is closed before its term ends; until then it is active. */
            closes_on: components["schemas"]["CalendarDate"] | null;
            /** @description Why it will be closed then. */
            closes_as: components["schemas"]["ClosedReason"] | null;
            renewed_from_id: components["schemas"]["Id"] | null;
            closed_reason: components["schemas"]["ClosedReason"] | null;
            allowed_actions: components["schemas"]["PolicyAction"][];
            /** @description Whether it belongs to the sample book. */
            is_sample?: boolean;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of policies. */
        PolicyPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["PolicyRow"][];
        };
        /** @description Instalments as they were agreed: so many equal ones, the rest of the division on the last, or a down payment and so many after it. The first falls due on its own day, the others every `payment_frequency` months, on the payment day. */
        AgreedPlan: {
            /** @description How many equal instalments there are, beside the down payment. */
            count: number;
            /** @description What is paid first, less than the total premium; nothing where all instalments are equal. */
            down_payment?: components["schemas"]["Money"] | null;
            /** @description When the down payment falls due, or the first instalment where there is none. */
            first_due_date: components["schemas"]["CalendarDate"];
        };
        /** @description Values of the extra fields that the branch has there, by their keys; those that are left out stay, and null empties one. A number is written with digits and a point, an amount of money with two decimals, a day as YYYY-MM-DD, yes and no as true and false. */
        ExtraValuesInput: {
            [key: string]: string | boolean | null;
        };
        /** @description A new policy. */
        PolicyInput: {
            number?: string | null;
            start_date?: components["schemas"]["CalendarDate"] | null;
            end_date?: components["schemas"]["CalendarDate"] | null;
            branch_id?: components["schemas"]["Id"] | null;
            provider_id?: components["schemas"]["Id"] | null;
            provider_office_id?: components["schemas"]["Id"] | null;
            maximum_insured_sum?: components["schemas"]["Money"] | null;
            certificate_number?: string | null;
            estimated_payment_day?: number;
            /** @description Whole months between instalments. */
            payment_frequency?: number;
            /** @description Becomes `own_plan` with the total premium as it is then; null goes back to instalments by months. Left out, a plan of its own stays, and follows the premium and the term where it is a number of instalments. */
            agreed_plan?: components["schemas"]["AgreedPlan"] | null;
            deductible?: string | null;
            contractor_id?: components["schemas"]["Id"] | null;
            payer_id?: components["schemas"]["Id"] | null;
            /** @description Whether the contractor is insured too. */
            is_insured?: boolean;
            insured_select_type: components["schemas"]["InsuredSelectType"];
            /** @description Days before the end at which the broker is notified. */
            notification_limit_days?: number;
            /** @description Whether the term is renewed; a single voyage is not, and gets no card. Yes, unless it is said otherwise. */
            renews?: boolean;
            net_premium?: components["schemas"]["Money"];
            /** @description Only where the country's pack has no charges; else it is computed. */
            total_grant?: components["schemas"]["Money"];
            commission_percent?: components["schemas"]["Percent"] | null;
            condition?: string | null;
            condition_deductible?: string | null;
            observations?: string | null;
            extra?: components["schemas"]["ExtraValuesInput"];
        };
        /** @description An instalment of a plan that months cannot say. */
        PlannedInstalment: {
            due_date: components["schemas"]["CalendarDate"];
            amount: components["schemas"]["Money"];
        };
        /**
         * @description How its amount was found. Lines that were stored before this was kept have none; one that came in a file is imported.
         * @enum {string}
         */
        ChargeKind: "rate" | "steps" | "amount" | "typed" | "imported";
        /** @description A levy, fee or tax on the premium. */
        PolicyCharge: {
            /** @description Name of the charge for programs. */
            code: string;
            label: string;
            base: components["schemas"]["ChargeBase"];
            base_amount: components["schemas"]["Money"];
            kind?: components["schemas"]["ChargeKind"];
            rate?: components["schemas"]["Percent"];
            /** @description The steps that its amount was taken from. */
            steps?: components["schemas"]["FeeStep"][];
            /** @description Of a fee, whether it is charged again on movements that add premium; it is where nothing is said. */
            repeats?: boolean;
            /** @description Never below nothing, but in a line that says what a file had otherwise. */
            amount: components["schemas"]["SignedMoney"];
        };
        /**
         * @description What a draft usually has before it is activated; it is activated without it all the same.
         * @enum {string}
         */
        PolicyDoubt: "vehicles";
        /** @description How far the premium is collected, and what is owed back. */
        InstalmentsSummary: {
            count: components["schemas"]["Count"];
            paid: components["schemas"]["Count"];
            total: components["schemas"]["Money"];
            /** @description What is settled of the premium, in whatever way; with what is open it adds up to the total. */
            collected: components["schemas"]["Money"];
            /** @description Part of what is collected that the broker was paid, and not the insurer. */
            collected_by_broker: components["schemas"]["Money"];
            /** @description Part of what is collected that credits paid; no money came in. */
            crossed: components["schemas"]["Money"];
            /** @description Part of what is collected that the payer kept for the tax office. */
            withheld: components["schemas"]["Money"];
            /** @description Part of what is collected that was given up, and earns no commission. */
            written_off: components["schemas"]["Money"];
            /** @description How many credits the policy has, those that are used among them. */
            credits: components["schemas"]["Count"];
            /** @description What is open of the credits. */
            credit_balance: components["schemas"]["SignedMoney"];
        };
        /** @description Why instalments and credits are what they are: the total as issued, with what movements charged and gave back, less the premium that was given up with the policy, is what its instalments and credits add up to. */
        PremiumBalance: {
            /** @description What issued movements charged and gave back. */
            movements: components["schemas"]["SignedMoney"];
            /** @description Instalments that nobody asks for since the policy was closed before its end. */
            given_up: components["schemas"]["SignedMoney"];
            /** @description What its instalments add up to. */
            instalments: components["schemas"]["SignedMoney"];
            /** @description What its credits add up to, nothing or less than that. */
            credits: components["schemas"]["SignedMoney"];
            /** @description Instalments and credits less what they should add up to; 0.00 of a policy that is balanced. */
            difference: components["schemas"]["SignedMoney"];
        };
        /** @description What the broker earns by a policy and its movements, each rounded by itself, and how far its own paid instalments have released it. */
        PolicyCommission: {
            /** @description Of the whole net premium with its movements. */
            total: components["schemas"]["SignedMoney"];
            /** @description Waits for instalments that are not paid yet. */
            to_release: components["schemas"]["SignedMoney"];
            /** @description Released by paid instalments, and still with the insurer; below nothing where the broker owes it back. */
            to_collect: components["schemas"]["SignedMoney"];
            /** @description Part of instalments that the broker was paid. */
            collected: components["schemas"]["SignedMoney"];
        };
        /** @description The whole of a policy but its lists. */
        Policy: {
            number: string | null;
            start_date: components["schemas"]["CalendarDate"] | null;
            end_date: components["schemas"]["CalendarDate"] | null;
            branch_id: components["schemas"]["Id"] | null;
            provider_id: components["schemas"]["Id"] | null;
            provider_office_id: components["schemas"]["Id"] | null;
            maximum_insured_sum: components["schemas"]["Money"] | null;
            certificate_number: string | null;
            estimated_payment_day: number;
            deductible: string | null;
            contractor_id: components["schemas"]["Id"] | null;
            payer_id: components["schemas"]["Id"] | null;
            insured_select_type: components["schemas"]["InsuredSelectType"];
            net_premium: components["schemas"]["Money"];
            commission_percent: components["schemas"]["Percent"] | null;
            condition: string | null;
            condition_deductible: string | null;
            observations: string | null;
            id: components["schemas"]["Id"];
            status: components["schemas"]["PolicyStatus"];
            /** @description Whether it is active and today is one of its days; a policy that begins later is active and not in force. */
            is_in_force: boolean;
            type: components["schemas"]["PolicyType"];
            branch: components["schemas"]["Ref"] | null;
            provider: components["schemas"]["ProviderRef"] | null;
            provider_office: components["schemas"]["Ref"] | null;
            contractor: components["schemas"]["Ref"] | null;
            payer: components["schemas"]["Ref"] | null;
            is_insured: boolean;
            payment_frequency: number;
            /** @description The instalments as a file brought them, where whole months between them cannot say when they fall due; null where they can. It is let go when the term, the total or the days of payment change. */
            own_plan?: components["schemas"]["PlannedInstalment"][] | null;
            notification_limit_days: number;
            /** @description Whether the term is renewed; where its branch is not either, it gets no card. */
            renews: boolean;
            currency: components["schemas"]["CurrencyCode"];
            charges: components["schemas"]["PolicyCharge"][];
            total_grant: components["schemas"]["Money"];
            /** @description Net premium with what issued movements charged and gave back. */
            current_net_premium: components["schemas"]["SignedMoney"];
            /** @description Total premium with what issued movements charged and gave back. */
            current_total: components["schemas"]["SignedMoney"];
            /** @description Net premium of the whole term, from which the next one starts. */
            full_term_net: components["schemas"]["SignedMoney"];
            /** @description Issued movements that count. */
            movements_count: components["schemas"]["Count"];
            extra: components["schemas"]["ExtraValues"];
            extra_fields: components["schemas"]["ExtraFields"];
            activated_at: components["schemas"]["Timestamp"] | null;
            closed_on: components["schemas"]["CalendarDate"] | null;
            closed_reason: components["schemas"]["ClosedReason"] | null;
            /** @description The end with which it was issued, where it was extended; the next term is as long. */
            issued_end_date: components["schemas"]["CalendarDate"] | null;
            /** @description The day from which it is closed before its term ends; until then it is active. */
            closes_on: components["schemas"]["CalendarDate"] | null;
            /** @description Why it will be closed then. */
            closes_as: components["schemas"]["ClosedReason"] | null;
            renewed_from_id: components["schemas"]["Id"] | null;
            renewed_from: components["schemas"]["Ref"] | null;
            renewed_to_id: components["schemas"]["Id"] | null;
            renewed_to: components["schemas"]["Ref"] | null;
            /** @description The draft of its next term. */
            next_draft: components["schemas"]["Ref"] | null;
            /** @description What a draft lacks before it can be activated. */
            missing: components["schemas"]["PolicyMissing"][];
            /** @description What a draft has not yet and usually has, such as a vehicle in a branch of vehicles; nothing is refused for it. */
            doubts?: components["schemas"]["PolicyDoubt"][];
            allowed_actions: components["schemas"]["PolicyAction"][];
            /** @description Fields that cannot change in this state. */
            locked_fields: components["schemas"]["FieldName"][];
            /** @description Whether its lists, and what a movement changes of it, are changed by movement only - the brokerage wants it so, and it is neither a draft nor closed. */
            needs_movement: boolean;
            instalments_summary: components["schemas"]["InstalmentsSummary"];
            /** @description What its instalments and credits add up to, and why; a draft has none yet. */
            premium_balance: components["schemas"]["PremiumBalance"] | null;
            /** @description Null while it has no percentage. */
            commission: components["schemas"]["PolicyCommission"] | null;
            /** @description Whether it belongs to the sample book. */
            is_sample?: boolean;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Some policies, counted and their premiums added up. */
        PolicySum: {
            count: components["schemas"]["Count"];
            net_premium: components["schemas"]["Money"];
            total_grant: components["schemas"]["Money"];
        };
        /** @description Policies by their state, in the brokerage's currency. */
        PolicySummary: {
            currency: components["schemas"]["CurrencyCode"];
            draft: components["schemas"]["PolicySum"];
            active: components["schemas"]["PolicySum"];
            closed: components["schemas"]["PolicySum"];
            expired: components["schemas"]["PolicySum"];
            /** @description Active ones that end within 30 days, which are counted among the active ones too. */
            ending: components["schemas"]["PolicySum"];
        };
        /** @description The fields of a policy that change. */
        PolicyPatch: {
            number?: string | null;
            start_date?: components["schemas"]["CalendarDate"] | null;
            end_date?: components["schemas"]["CalendarDate"] | null;
            branch_id?: components["schemas"]["Id"] | null;
            provider_id?: components["schemas"]["Id"] | null;
            provider_office_id?: components["schemas"]["Id"] | null;
            maximum_insured_sum?: components["schemas"]["Money"] | null;
            certificate_number?: string | null;
            estimated_payment_day?: number;
            /** @description Whole months between instalments. */
            payment_frequency?: number;
            /** @description Becomes `own_plan` with the total premium as it is then; null goes back to instalments by months. Left out, a plan of its own stays, and follows the premium and the term where it is a number of instalments. */
            agreed_plan?: components["schemas"]["AgreedPlan"] | null;
            deductible?: string | null;
            contractor_id?: components["schemas"]["Id"] | null;
            payer_id?: components["schemas"]["Id"] | null;
            /** @description Whether the contractor is insured too. */
            is_insured?: boolean;
            insured_select_type?: components["schemas"]["InsuredSelectType"];
            /** @description Days before the end at which the broker is notified. */
            notification_limit_days?: number;
            /** @description Whether the term is renewed; a single voyage is not, and gets no card. Yes, unless it is said otherwise. */
            renews?: boolean;
            net_premium?: components["schemas"]["Money"];
            /** @description Only where the country's pack has no charges; else it is computed. */
            total_grant?: components["schemas"]["Money"];
            commission_percent?: components["schemas"]["Percent"] | null;
            condition?: string | null;
            condition_deductible?: string | null;
            observations?: string | null;
            extra?: components["schemas"]["ExtraValuesInput"];
        };
        /** @description Why a policy is closed or renewed. */
        ObservationsInput: {
            observations: string;
        };
        /** @description What comes back when a closing is taken back. */
        PolicyReopening: {
            /** @description The last day on which it is possible; null where the closing is older than what is known of closings. */
            until: components["schemas"]["CalendarDate"] | null;
            /** @description Instalments that come back. */
            instalments_count: components["schemas"]["Count"];
            instalments_total: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description What the observations say again. */
            observations: string | null;
            /** @description Why it is not possible. */
            refusal: components["schemas"]["ProblemCode"] | null;
            /** @description The same, in words. */
            detail: string | null;
        };
        /** @description A net premium to compute the total of. */
        PremiumInput: {
            net_premium: components["schemas"]["Money"];
            branch_id?: components["schemas"]["Id"] | null;
            /** @description The day whose rules count; today where it is missing. */
            start_date?: components["schemas"]["CalendarDate"] | null;
        };
        /** @description How a total premium is made. */
        Premium: {
            currency: components["schemas"]["CurrencyCode"];
            net_premium: components["schemas"]["Money"];
            charges: components["schemas"]["PolicyCharge"][];
            total_grant: components["schemas"]["Money"];
        };
        /**
         * @description Where a movement stands.
         * @enum {string}
         */
        MovementStatus: "draft" | "sent" | "rejected" | "issued" | "discarded" | "undone";
        /** @description A levy, fee or tax on what is charged or given back. */
        MovementCharge: {
            code: string;
            label: string;
            base: components["schemas"]["ChargeBase"];
            base_amount: components["schemas"]["SignedMoney"];
            kind?: components["schemas"]["ChargeKind"];
            rate?: components["schemas"]["Percent"];
            steps?: components["schemas"]["FeeStep"][];
            /** @description Of a fee, whether it is charged again on movements that add premium; it is where nothing is said. */
            repeats?: boolean;
            amount: components["schemas"]["SignedMoney"];
        };
        /**
         * @description How its net premium is found.
         * @enum {string}
         */
        MovementMethod: "pro_rata" | "short_rate" | "table" | "flat" | "typed" | "none";
        /**
         * @description A step of how a premium was found.
         * @enum {string}
         */
        MovementStepCode: "items" | "full_term" | "days" | "pro_rata" | "short_rate" | "table" | "least_kept" | "flat" | "typed" | "none" | "extension" | "reinstated" | "reinstated_after_lapse";
        /** @description A step of how a premium was found, without words. */
        MovementStep: {
            code: components["schemas"]["MovementStepCode"];
            /** @description Amounts, days and shares that the sentence needs, by name. */
            params: {
                [key: string]: string | number;
            };
        };
        /**
         * @description What can be done with a movement in its state.
         * @enum {string}
         */
        MovementAction: "update" | "send" | "issue" | "reject" | "reopen" | "discard" | "undo";
        /** @description A movement as a list shows it. */
        MovementRow: {
            id: components["schemas"]["Id"];
            policy_id: components["schemas"]["Id"];
            policy: components["schemas"]["Ref"];
            /** @description Place among those of its policy, from 1. */
            number: number;
            kind: components["schemas"]["MovementKind"];
            status: components["schemas"]["MovementStatus"];
            effective_date: components["schemas"]["CalendarDate"];
            requested_by: components["schemas"]["MovementRequester"];
            requested_on: components["schemas"]["CalendarDate"];
            sent_on: components["schemas"]["CalendarDate"] | null;
            issued_on: components["schemas"]["CalendarDate"] | null;
            contractor: components["schemas"]["Ref"];
            provider: components["schemas"]["ProviderRef"];
            insurer_number: string | null;
            currency: components["schemas"]["CurrencyCode"];
            net_delta: components["schemas"]["SignedMoney"];
            charges: components["schemas"]["MovementCharge"][];
            total_delta: components["schemas"]["SignedMoney"];
            items_count: components["schemas"]["Count"];
            /** @description How many entries of its checklist are ticked. */
            checklist_done: components["schemas"]["Count"];
            /** @description How many entries its checklist has. */
            checklist_count: components["schemas"]["Count"];
            /** @description The movement that this one takes back. */
            undoes_id: components["schemas"]["Id"] | null;
            /** @description Why a cover ends. Of cancellations and exclusions only. */
            reason_code: components["schemas"]["LostReason"] | null;
            method: components["schemas"]["MovementMethod"];
            /** @description How its net premium was found, line by line. */
            explanation: components["schemas"]["MovementStep"][];
            allowed_actions: components["schemas"]["MovementAction"][];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of movements. */
        MovementPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["MovementRow"][];
        };
        /** @description Some movements, added up as they are listed. One that takes another back counts with its own sign. */
        MovementSum: {
            count: components["schemas"]["Count"];
            total_delta: components["schemas"]["SignedMoney"];
        };
        /** @description How many movements there are in each state, and what they come to, in the brokerage's currency. */
        MovementSummary: {
            currency: components["schemas"]["CurrencyCode"];
            draft: components["schemas"]["MovementSum"];
            sent: components["schemas"]["MovementSum"];
            rejected: components["schemas"]["MovementSum"];
            issued: components["schemas"]["MovementSum"];
            discarded: components["schemas"]["MovementSum"];
            undone: components["schemas"]["MovementSum"];
        };
        /** @description What has been earned after so many days of a year. */
        EarningTable: {
            reading: components["schemas"]["EarningReading"];
            rows: components["schemas"]["EarningRows"];
        };
        /**
         * @description Whether it is paid at once or with the instalments that are still to come.
         * @enum {string}
         */
        MovementPlan: "single" | "with_remaining";
        /**
         * @description What happens to what an item is about.
         * @enum {string}
         */
        MovementItemAction: "add" | "remove" | "change";
        /**
         * @description What an item is about. A field is one of the policy itself, or its premium as a whole.
         * @enum {string}
         */
        MovementItemTarget: "vehicle" | "insured" | "coverage" | "general" | "beneficiary" | "field";
        /** @description Values of what an item is about; each kind of record has some of them. */
        MovementItemValues: {
            vehicle_id?: components["schemas"]["Id"];
            customer_id?: components["schemas"]["Id"];
            coverage_id?: components["schemas"]["Id"];
            /**
             * @description How an insured stands to the policy.
             * @enum {string}
             */
            relationship?: "titular" | "dependent" | "beneficiary";
            family_relationship?: components["schemas"]["FamilyRelationship"] | null;
            titular_id?: components["schemas"]["Id"] | null;
            certificate_number?: string | null;
            limit?: components["schemas"]["Money"] | null;
            percentage?: components["schemas"]["Percent"] | null;
            name?: string;
            description?: string | null;
            payer_id?: components["schemas"]["Id"];
            provider_office_id?: components["schemas"]["Id"] | null;
            maximum_insured_sum?: components["schemas"]["Money"] | null;
            deductible?: string | null;
            condition?: string | null;
            condition_deductible?: string | null;
            estimated_payment_day?: number;
            /** @description For how much a vehicle, an insured or a general item is insured. */
            sum?: components["schemas"]["Money"] | null;
            /** @description What that sum costs for the whole term, in percent. */
            rate?: components["schemas"]["Percent"] | null;
            /** @description What it is of the net premium of the whole term. Movements change it by what their items say. */
            term_net?: components["schemas"]["SignedMoney"] | null;
            extra?: components["schemas"]["ExtraValuesInput"];
        };
        /** @description One thing that a movement adds, takes out or changes. */
        MovementItem: {
            action: components["schemas"]["MovementItemAction"];
            target: components["schemas"]["MovementItemTarget"];
            record_id: components["schemas"]["Id"] | null;
            /** @description What it is called. */
            label: string | null;
            /** @description What it was, once the movement is issued. */
            before: components["schemas"]["MovementItemValues"] | null;
            after: components["schemas"]["MovementItemValues"] | null;
            term_net: components["schemas"]["SignedMoney"] | null;
            /** @description Whether its premium is what its row says, which it follows until the movement is issued. One that was typed stays. */
            is_found: boolean;
            /** @description Its share of the net premium. */
            net_delta: components["schemas"]["SignedMoney"];
        };
        /** @description Place of an entry in its checklist, from 1. */
        CheckPosition: number;
        /** @description One entry of the checklist of a movement. */
        MovementCheck: {
            position: components["schemas"]["CheckPosition"];
            label: string;
            is_required: boolean;
            /** @description Since when it is there; null while it is open. */
            done_on: components["schemas"]["CalendarDate"] | null;
            /** @description The file of the policy that proves it. */
            file: components["schemas"]["Ref"] | null;
        };
        /** @description Another movement that touches the same. An issued one has taken out what this one names, or brought in what it brings in, and holds its issue. */
        MovementClash: {
            id: components["schemas"]["Id"];
            number: number;
            kind: components["schemas"]["MovementKind"];
            status: components["schemas"]["MovementStatus"];
        };
        /** @description A change of a policy within its term, with what it charges or gives back. */
        Movement: {
            id: components["schemas"]["Id"];
            policy_id: components["schemas"]["Id"];
            policy: components["schemas"]["Ref"];
            /** @description Place among those of its policy, from 1. */
            number: number;
            kind: components["schemas"]["MovementKind"];
            status: components["schemas"]["MovementStatus"];
            effective_date: components["schemas"]["CalendarDate"];
            requested_by: components["schemas"]["MovementRequester"];
            requested_on: components["schemas"]["CalendarDate"];
            sent_on: components["schemas"]["CalendarDate"] | null;
            issued_on: components["schemas"]["CalendarDate"] | null;
            contractor: components["schemas"]["Ref"];
            provider: components["schemas"]["ProviderRef"];
            insurer_number: string | null;
            currency: components["schemas"]["CurrencyCode"];
            net_delta: components["schemas"]["SignedMoney"];
            total_delta: components["schemas"]["SignedMoney"];
            items_count: components["schemas"]["Count"];
            /** @description How many entries of its checklist are ticked. */
            checklist_done: components["schemas"]["Count"];
            /** @description How many entries its checklist has. */
            checklist_count: components["schemas"]["Count"];
            /** @description The movement that this one takes back. */
            undoes_id: components["schemas"]["Id"] | null;
            /** @description Why a cover ends. Of cancellations and exclusions only. */
            reason_code: components["schemas"]["LostReason"] | null;
            reason: string | null;
            /** @description Why the insurer refused it last. */
            rejected_reason: string | null;
            method: components["schemas"]["MovementMethod"];
            /** @description Of the short rate. */
            penalty_percent: components["schemas"]["Percent"] | null;
            /** @description Of the method table; the usual one where none is sent. */
            earning_table: components["schemas"]["EarningTable"] | null;
            /** @description What the insurer keeps at least, of the premium of the term. */
            least_percent: components["schemas"]["Percent"] | null;
            /** @description What the insurer keeps at least. */
            least_amount: components["schemas"]["Money"] | null;
            /** @description Net premium as the insurer wrote it. */
            typed_net: components["schemas"]["SignedMoney"] | null;
            /** @description Whether what is typed counts in the next term too. */
            counts_next_term: boolean;
            /** @description Of an extension. */
            new_end_date: components["schemas"]["CalendarDate"] | null;
            /** @description Whether a reinstated policy was without cover for some days. */
            with_lapse: boolean;
            /** @description Whether the customer declares that nothing happened in those days. */
            no_loss_statement: boolean;
            plan: components["schemas"]["MovementPlan"];
            /** @description When one instalment falls due. Until it is issued, the latest of the typed date, the effective date and today. */
            first_due_date: components["schemas"]["CalendarDate"];
            /** @description When one instalment falls due, as it was sent; it counts while it is not before the effective date and the day of issue. */
            typed_due_date: components["schemas"]["CalendarDate"] | null;
            /** @description What it changes of the net premium of the whole term, from which the next one starts. */
            term_net_delta: components["schemas"]["SignedMoney"];
            charges: components["schemas"]["MovementCharge"][];
            /** @description What the method would have given, where the net premium was typed. */
            computed_net: components["schemas"]["SignedMoney"] | null;
            explanation: components["schemas"]["MovementStep"][];
            items: components["schemas"]["MovementItem"][];
            /** @description What it needs before it is issued. */
            checklist: components["schemas"]["MovementCheck"][];
            /** @description Whether what is required and open holds its issue. */
            checklist_blocks: boolean;
            /** @description Other open movements that touch the same, then the issued ones that hold its issue. */
            clashes: components["schemas"]["MovementClash"][];
            /** @description Last day on which it can be taken back. */
            undo_until: components["schemas"]["CalendarDate"] | null;
            allowed_actions: components["schemas"]["MovementAction"][];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Values of a row of the policy; each kind of row has some of them. */
        MovementRowValues: {
            vehicle_id?: components["schemas"]["Id"];
            customer_id?: components["schemas"]["Id"];
            coverage_id?: components["schemas"]["Id"];
            /**
             * @description How an insured stands to the policy.
             * @enum {string}
             */
            relationship?: "titular" | "dependent" | "beneficiary";
            family_relationship?: components["schemas"]["FamilyRelationship"] | null;
            titular_id?: components["schemas"]["Id"] | null;
            certificate_number?: string | null;
            limit?: components["schemas"]["Money"] | null;
            percentage?: components["schemas"]["Percent"] | null;
            name?: string;
            description?: string | null;
            /** @description For how much a vehicle, an insured or a general item is insured. */
            sum?: components["schemas"]["Money"] | null;
            /** @description What that sum costs for the whole term, in percent. */
            rate?: components["schemas"]["Percent"] | null;
            extra?: components["schemas"]["ExtraValuesInput"];
        };
        /** @description One thing that a movement adds, takes out or changes. */
        MovementItemInput: {
            action: components["schemas"]["MovementItemAction"];
            target: components["schemas"]["MovementItemTarget"];
            /** @description Row of the policy that is taken out or changed. */
            record_id?: components["schemas"]["Id"] | null;
            /** @description What it is from then on. */
            after?: components["schemas"]["MovementRowValues"] | null;
            /** @description What it adds to the net premium of the whole term, or takes from it. Without it, the sum at the rate of what is put on the policy, what the policy's list says of what is taken out, and what a changed sum or rate changes; where none of these is known, it has to be said. What is found follows the row until the movement is issued. */
            term_net?: components["schemas"]["SignedMoney"] | null;
        };
        /** @description Fields of the policy itself that change. */
        MovementFieldValues: {
            payer_id?: components["schemas"]["Id"];
            provider_office_id?: components["schemas"]["Id"] | null;
            maximum_insured_sum?: components["schemas"]["Money"] | null;
            certificate_number?: string | null;
            deductible?: string | null;
            condition?: string | null;
            condition_deductible?: string | null;
            estimated_payment_day?: number;
        };
        /** @description The fields of a drafted movement that change. */
        MovementPatch: {
            /** @description First day of the new state. */
            effective_date?: components["schemas"]["CalendarDate"];
            requested_by?: components["schemas"]["MovementRequester"];
            requested_on?: components["schemas"]["CalendarDate"];
            insurer_number?: string | null;
            reason?: string | null;
            /** @description Why a cover ends. Of cancellations and exclusions only. */
            reason_code?: components["schemas"]["LostReason"] | null;
            method?: components["schemas"]["MovementMethod"];
            /** @description Of the short rate. */
            penalty_percent?: components["schemas"]["Percent"] | null;
            /** @description Of the method table; the usual one where none is sent. */
            earning_table?: components["schemas"]["EarningTable"] | null;
            /** @description What the insurer keeps at least, of the premium of the term. */
            least_percent?: components["schemas"]["Percent"] | null;
            /** @description What the insurer keeps at least. */
            least_amount?: components["schemas"]["Money"] | null;
            /** @description Net premium as the insurer wrote it. */
            typed_net?: components["schemas"]["SignedMoney"] | null;
            /** @description Whether what is typed counts in the next term too. */
            counts_next_term?: boolean;
            /** @description Of an extension. */
            new_end_date?: components["schemas"]["CalendarDate"] | null;
            /** @description Whether a reinstated policy was without cover for some days. */
            with_lapse?: boolean;
            /** @description Whether the customer declares that nothing happened in those days. */
            no_loss_statement?: boolean;
            plan?: components["schemas"]["MovementPlan"];
            /** @description When one instalment falls due; the later of the effective date and today where none is sent. */
            first_due_date?: components["schemas"]["CalendarDate"] | null;
            items?: components["schemas"]["MovementItemInput"][];
            /** @description What changes of the policy itself. */
            fields?: components["schemas"]["MovementFieldValues"] | null;
        };
        /** @description An entry that is there, by its place, or one that is added, by its label. */
        MovementCheckInput: {
            /** @description Null adds an entry, which is not required. */
            position: components["schemas"]["CheckPosition"] | null;
            /** @description Of an entry that is added; the others keep theirs. */
            label?: string | null;
            done_on: components["schemas"]["CalendarDate"] | null;
            /** @description One of the files of the policy. */
            file_id: components["schemas"]["Id"] | null;
        };
        /** @description The whole checklist as it is to be. An entry that is left out is dropped, unless it is required. */
        MovementChecklistPatch: {
            checklist: components["schemas"]["MovementCheckInput"][];
        };
        /** @description A file of the policy that goes with a mail. */
        MailAttachment: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description The mail that asks the insurer for a movement, in the language of the brokerage; a note stands between its two parts. */
        MovementMail: {
            provider: components["schemas"]["Ref"];
            email: components["schemas"]["Email"] | null;
            /** @description Where the insurer's answer goes. */
            reply_to: components["schemas"]["Email"];
            language: components["schemas"]["Language"];
            /** @description Subject of the mail. */
            subject: string;
            /** @description What is asked for. */
            opening: string;
            /** @description What is hoped for, and who asks. */
            closing: string;
            /** @description The files that its checklist names. */
            attachments: components["schemas"]["MailAttachment"][];
            /** @description Why a mail cannot go out now. */
            refusal: ("provider_without_email" | "sample_unmailed" | "mail_too_large") | null;
        };
        /** @description How the insurer is told. */
        MovementSend: {
            /**
             * @description By a mail that goes out now, or by other means, already.
             * @enum {string}
             */
            by: "mail" | "other";
            /** @description What is added to the mail. */
            note?: string | null;
        };
        /** @description What is issued. */
        MovementIssue: {
            /** @description The total that the caller has seen. */
            total_delta: components["schemas"]["SignedMoney"];
            insurer_number?: string | null;
            /** @description The due date that the caller has seen. */
            first_due_date?: components["schemas"]["CalendarDate"] | null;
        };
        /** @description Why. */
        MovementReason: {
            reason: string;
        };
        /** @description An instalment that the undo of a movement gives up or opens again. */
        MovementUndoInstalment: {
            number: number;
            due_date: components["schemas"]["CalendarDate"];
            amount: components["schemas"]["SignedMoney"];
        };
        /** @description What taking back an issued movement would do, and why it cannot be taken back now. */
        MovementUndo: {
            /** @description The last day on which it can be taken back, in the brokerage's calendar. */
            undo_until: components["schemas"]["CalendarDate"] | null;
            /** @description Why it cannot be taken back now; null where it can. */
            refusal: {
                code: components["schemas"]["ProblemCode"];
                /** @description Why, in the language of the caller. */
                detail: string;
            } | null;
            /** @description How many of its items are undone in the policy. */
            items_count: components["schemas"]["Count"];
            /** @description The instalments and credits that it made, which are given up. */
            instalments: components["schemas"]["MovementUndoInstalment"][];
            /** @description The instalments that its credit paid, with how much of each is owed again. */
            reopened: components["schemas"]["MovementUndoInstalment"][];
            /** @description How much of the policy's credits paid its charge, and can be used again. */
            credits_reopened: components["schemas"]["Money"];
            /** @description The end of the term that comes back; null where the end stays. */
            end_date: components["schemas"]["CalendarDate"] | null;
            /** @description The day from which the policy is closed again, or none; null where that stays. */
            closing: {
                closes_on: components["schemas"]["CalendarDate"] | null;
            } | null;
        };
        /** @description A row of a list of a policy on a day. */
        PolicyAsOfRow: {
            target: components["schemas"]["MovementItemTarget"];
            id: components["schemas"]["Id"];
            label: string | null;
            valid_from: components["schemas"]["CalendarDate"] | null;
            /** @description The day from which it is listed no more. */
            valid_until: components["schemas"]["CalendarDate"] | null;
            values: components["schemas"]["MovementItemValues"];
        };
        /** @description A policy as it stands on a day. */
        PolicyAsOf: {
            day: components["schemas"]["CalendarDate"];
            /** @description Whether the day lies in the term, and the policy was neither cancelled nor closed by then. */
            is_covered: boolean;
            currency: components["schemas"]["CurrencyCode"];
            /** @description As issued, with the movements in effect. */
            net_premium: components["schemas"]["SignedMoney"];
            total: components["schemas"]["SignedMoney"];
            /** @description Net premium of the whole term, from which the next one would start. */
            full_term_net: components["schemas"]["SignedMoney"];
            /** @description Movements in effect. */
            movements_count: components["schemas"]["Count"];
            /** @description Fields of the policy itself that movements may change. */
            fields: components["schemas"]["MovementItemValues"];
            /** @description The payer that the fields name. */
            payer: components["schemas"]["Ref"] | null;
            /** @description The insurer’s office that the fields name. */
            provider_office: components["schemas"]["Ref"] | null;
            /** @description What is listed on that day. */
            rows: components["schemas"]["PolicyAsOfRow"][];
        };
        /** @description A new movement. */
        MovementInput: {
            kind: components["schemas"]["MovementKind"];
            /** @description First day of the new state. */
            effective_date: components["schemas"]["CalendarDate"];
            requested_by: components["schemas"]["MovementRequester"];
            requested_on: components["schemas"]["CalendarDate"];
            insurer_number?: string | null;
            reason?: string | null;
            /** @description Why a cover ends. Of cancellations and exclusions only. */
            reason_code?: components["schemas"]["LostReason"] | null;
            /** @description Where none is sent, what a rule of the brokerage proposes, else the custom of the country. */
            method?: components["schemas"]["MovementMethod"];
            /** @description Of the short rate; that of the brokerage's rule where none is sent, else the usual one. */
            penalty_percent?: components["schemas"]["Percent"] | null;
            /** @description Of the method table; that of the brokerage's rule where none is sent, else the usual one. */
            earning_table?: components["schemas"]["EarningTable"] | null;
            /** @description What the insurer keeps at least, of the premium of the term; what the brokerage's rule says where it is left out. */
            least_percent?: components["schemas"]["Percent"] | null;
            /** @description What the insurer keeps at least; what the brokerage's rule says where it is left out. */
            least_amount?: components["schemas"]["Money"] | null;
            /** @description Net premium as the insurer wrote it. */
            typed_net?: components["schemas"]["SignedMoney"] | null;
            /** @description Whether what is typed counts in the next term too. */
            counts_next_term?: boolean;
            /** @description Of an extension. */
            new_end_date?: components["schemas"]["CalendarDate"] | null;
            /** @description Whether a reinstated policy was without cover for some days. */
            with_lapse?: boolean;
            /** @description Whether the customer declares that nothing happened in those days. */
            no_loss_statement?: boolean;
            plan?: components["schemas"]["MovementPlan"];
            /** @description When one instalment falls due; never before the effective date and the day of issue, the later of which counts where none is sent. */
            first_due_date?: components["schemas"]["CalendarDate"] | null;
            items?: components["schemas"]["MovementItemInput"][];
            /** @description What changes of the policy itself. */
            fields?: components["schemas"]["MovementFieldValues"] | null;
        };
        /**
         * @description Where the method comes from - it was chosen, a rule of the brokerage says it, the law or custom of the country does, or it is what is usual elsewhere.
         * @enum {string}
         */
        MovementMethodSource: "chosen" | "rule" | "country" | "usual";
        /** @description What a movement would have paid, or given back where it is below nothing. */
        MovementInstalment: {
            number: number;
            due_date: components["schemas"]["CalendarDate"];
            amount: components["schemas"]["SignedMoney"];
        };
        /** @description What a movement would come to; nothing is stored. */
        MovementPreview: {
            currency: components["schemas"]["CurrencyCode"];
            method: components["schemas"]["MovementMethod"];
            method_source: components["schemas"]["MovementMethodSource"];
            /** @description The rule of the brokerage that counts for the movement, also where another method was chosen. */
            method_rule: components["schemas"]["MethodRule"] | null;
            /** @description Of the short rate. */
            penalty_percent: components["schemas"]["Percent"] | null;
            /** @description Of the method table. */
            earning_table: components["schemas"]["EarningTable"] | null;
            /** @description What the insurer keeps at least, of the premium of the term. */
            least_percent: components["schemas"]["Percent"] | null;
            /** @description What the insurer keeps at least. */
            least_amount: components["schemas"]["Money"] | null;
            net_delta: components["schemas"]["SignedMoney"];
            /** @description What it changes of the net premium of the whole term, from which the next one starts. */
            term_net_delta: components["schemas"]["SignedMoney"];
            charges: components["schemas"]["MovementCharge"][];
            total_delta: components["schemas"]["SignedMoney"];
            /** @description What the method would have given, where the net premium was typed. */
            computed_net: components["schemas"]["SignedMoney"] | null;
            explanation: components["schemas"]["MovementStep"][];
            /** @description What each item has of the net premium, in their order. */
            item_nets: components["schemas"]["SignedMoney"][];
            instalments: components["schemas"]["MovementInstalment"][];
            /** @description How much is settled at once when it is issued, by what is open of its policy: its credit pays instalments, its charge is paid by credits. */
            crossed: components["schemas"]["Money"];
            /** @description What it will need, as the settings say it. */
            checklist: components["schemas"]["ChecklistItem"][];
            /** @description Other open movements that touch the same, then the issued ones that hold its issue. */
            clashes: components["schemas"]["MovementClash"][];
            /** @description Total premium of the policy before it. */
            current_total: components["schemas"]["Money"];
            /** @description Total premium of the policy after it. */
            next_total: components["schemas"]["SignedMoney"];
        };
        /**
         * @description A list of a policy.
         * @enum {string}
         */
        MovementItemList: "vehicle" | "insured" | "coverage" | "general" | "beneficiary";
        /**
         * @description What an insured is within the policy.
         * @enum {string}
         */
        InsuredRelationship: "dependent" | "titular" | "beneficiary";
        /** @description What a row of a sheet names its record by. */
        MovementItemKey: {
            plate?: string;
            chassis_number?: string;
            identification?: string;
            titular_identification?: string;
            relationship?: components["schemas"]["InsuredRelationship"];
            /** @description Of a coverage or a general item. */
            name?: string;
        };
        /** @description Rows of a sheet that do the same to the same list of a policy. */
        MovementItemsCheckInput: {
            action: components["schemas"]["MovementItemAction"];
            target: components["schemas"]["MovementItemList"];
            rows: components["schemas"]["MovementItemKey"][];
        };
        /** @description Why a row of a sheet cannot become an item. */
        MovementItemFault: {
            /**
             * @description Its column.
             * @enum {string}
             */
            field: "plate" | "chassis_number" | "identification" | "titular_identification" | "name";
            /**
             * @description Nothing is named, the brokerage has no such record, the record is of the sample book, the policy does not list it, the policy lists it already, or several are meant.
             * @enum {string}
             */
            code: "required" | "unknown" | "sample" | "not_listed" | "already_listed" | "ambiguous";
        };
        /** @description What a row of a sheet names. */
        MovementItemMatch: {
            /** @description The record to add, or the row of the policy's list to take out or to change; null where there is no single one, or a general item is added. */
            id: components["schemas"]["Id"] | null;
            /** @description What it is called. */
            label: string | null;
            /** @description For how much the row of the policy's list is insured. */
            sum: components["schemas"]["Money"] | null;
            /** @description At which rate, in percent. */
            rate: components["schemas"]["Percent"] | null;
            /** @description Net premium of the whole term of the row of the policy's list, where that is known. */
            term_net: components["schemas"]["SignedMoney"] | null;
            /** @description On whom an insured depends. */
            titular: components["schemas"]["Ref"] | null;
            faults: components["schemas"]["MovementItemFault"][];
        };
        /** @description What the rows of a sheet name. */
        MovementItemsCheck: {
            results: components["schemas"]["MovementItemMatch"][];
        };
        /** @description A party of a printed policy, and how to reach it where the caller may view customers. */
        SheetParty: {
            name: string;
            identification: string | null;
            phone: components["schemas"]["Phone"] | null;
            email: components["schemas"]["Email"] | null;
        };
        /** @description What stands at the head of a printed policy. */
        SheetBrokerage: {
            name: string;
            tax_id: string;
            country_id: components["schemas"]["CountryId"];
            phone: components["schemas"]["Phone"];
            email: components["schemas"]["Email"];
            direction: string | null;
            city: string | null;
            website: components["schemas"]["WebAddress"] | null;
            image: components["schemas"]["Link"] | null;
        };
        /** @description A coverage that a policy grants. */
        PolicyCoverage: {
            coverage_id: components["schemas"]["Id"];
            limit: components["schemas"]["Money"] | null;
            percentage: components["schemas"]["Percent"] | null;
            id: components["schemas"]["Id"];
            coverage: components["schemas"]["Ref"];
            coverage_type: components["schemas"]["CoverageType"];
            /** @description The day from which a movement put it on the policy. */
            valid_from?: components["schemas"]["CalendarDate"] | null;
            /** @description The day from which a movement took it off the policy. */
            valid_until?: components["schemas"]["CalendarDate"] | null;
            /** @description What it is of the net premium of the whole term, where that is known. */
            term_net?: components["schemas"]["SignedMoney"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A person insured by a policy. */
        PolicyInsured: {
            id: components["schemas"]["Id"];
            customer_id: components["schemas"]["Id"];
            customer: components["schemas"]["Ref"];
            /** @description Number of the customer's identification. */
            identification: string;
            start_date: components["schemas"]["CalendarDate"];
            relationship: components["schemas"]["InsuredRelationship"];
            family_relationship: components["schemas"]["FamilyRelationship"] | null;
            titular_id: components["schemas"]["Id"] | null;
            titular: components["schemas"]["Ref"] | null;
            beneficiary_percentage: components["schemas"]["Percent"] | null;
            prima: components["schemas"]["Money"] | null;
            certificate_number: string | null;
            /** @description For how much it is insured. */
            sum: components["schemas"]["Money"] | null;
            /** @description What its sum costs for the whole term, in percent. */
            rate: components["schemas"]["Percent"] | null;
            /** @description What stands in the extra fields that the branch has on its insureds, by their keys. */
            extra: components["schemas"]["ExtraValues"];
            /** @description The day from which a movement put it on the policy. */
            valid_from?: components["schemas"]["CalendarDate"] | null;
            /** @description The day from which a movement took it off the policy. */
            valid_until?: components["schemas"]["CalendarDate"] | null;
            /** @description What it is of the net premium of the whole term, where that is known; typed, or its sum at its rate. */
            term_net?: components["schemas"]["SignedMoney"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A vehicle that a policy insures. */
        PolicyVehicle: {
            id: components["schemas"]["Id"];
            vehicle_id: components["schemas"]["Id"];
            /** @description The vehicle, named by its plate, brand and model. */
            vehicle: components["schemas"]["Ref"];
            brand: string;
            model: string;
            year: number;
            plate: string;
            owner: components["schemas"]["Ref"];
            commercial_value: components["schemas"]["Money"] | null;
            /** @description For how much it is insured. */
            sum: components["schemas"]["Money"] | null;
            /** @description What its sum costs for the whole term, in percent. */
            rate: components["schemas"]["Percent"] | null;
            /** @description What stands in the extra fields that the branch has on its vehicles, by their keys. */
            extra: components["schemas"]["ExtraValues"];
            /** @description The day from which a movement put it on the policy. */
            valid_from?: components["schemas"]["CalendarDate"] | null;
            /** @description The day from which a movement took it off the policy. */
            valid_until?: components["schemas"]["CalendarDate"] | null;
            /** @description What it is of the net premium of the whole term, where that is known; typed, or its sum at its rate. */
            term_net?: components["schemas"]["SignedMoney"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A thing insured by a policy. */
        PolicyGeneral: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            /** @description For how much it is insured. */
            sum: components["schemas"]["Money"] | null;
            /** @description What its sum costs for the whole term, in percent. */
            rate: components["schemas"]["Percent"] | null;
            /** @description What stands in the extra fields that the branch has on its general items, by their keys. */
            extra: components["schemas"]["ExtraValues"];
            /** @description The day from which a movement put it on the policy. */
            valid_from?: components["schemas"]["CalendarDate"] | null;
            /** @description The day from which a movement took it off the policy. */
            valid_until?: components["schemas"]["CalendarDate"] | null;
            /** @description What it is of the net premium of the whole term, where that is known; typed, or its sum at its rate. */
            term_net?: components["schemas"]["SignedMoney"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Who is paid by a policy when the insured event happens. */
        PolicyBeneficiary: {
            customer_id: components["schemas"]["Id"];
            start_date: components["schemas"]["CalendarDate"];
            percentage: components["schemas"]["Percent"];
            /** @description At most so much is paid to it - for a bank, the debt of its client. */
            limit: components["schemas"]["Money"] | null;
            id: components["schemas"]["Id"];
            customer: components["schemas"]["Ref"];
            /** @description Number of the customer's identification. */
            identification: string;
            /** @description The day from which a movement put it on the policy. */
            valid_from?: components["schemas"]["CalendarDate"] | null;
            /** @description The day from which a movement took it off the policy. */
            valid_until?: components["schemas"]["CalendarDate"] | null;
            /** @description What it is of the net premium of the whole term, where that is known. */
            term_net?: components["schemas"]["SignedMoney"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description Whose sale a policy is, and their share of the commission from a day on. */
        PolicySeller: {
            user_id: components["schemas"]["Id"] | null;
            start_date: components["schemas"]["CalendarDate"];
            percentage: components["schemas"]["Percent"];
            id: components["schemas"]["Id"];
            /** @description Name of the seller; that of the user where the seller is one. */
            name: string;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description An issued movement that counts, on a printed policy. */
        SheetMovement: {
            /** @description Place among those of its policy, from 1. */
            number: number;
            kind: components["schemas"]["MovementKind"];
            effective_date: components["schemas"]["CalendarDate"];
            /** @description What the insurer calls it. */
            insurer_number: string | null;
            /** @description What it charged or gave back. */
            total_delta: components["schemas"]["SignedMoney"];
        };
        /**
         * @description State of an instalment, computed from dates.
         * @enum {string}
         */
        PaymentStatus: "on_time" | "near_expiry" | "delayed" | "paid";
        /**
         * @description How an instalment was paid. A post-dated cheque counts on its own day only.
         * @enum {string}
         */
        PaymentMethod: "cash" | "transfer" | "card" | "cheque" | "bank_debit";
        /** @description An instalment of a printed policy. */
        SheetInstalment: {
            /** @description Place in the sequence, from 1. */
            number: number;
            /** @description How many there are in its sequence - of the policy as issued, or of its movement. */
            instalments_count: number;
            /** @description The movement that made it, by its place among those of the policy; null for the policy as issued. */
            movement_number: number | null;
            /** @description What kind of movement that is. */
            movement_kind: components["schemas"]["MovementKind"] | null;
            due_date: components["schemas"]["CalendarDate"];
            amount: components["schemas"]["Money"];
            /** @description How much of it came in. */
            paid_amount: components["schemas"]["Money"];
            /** @description How much of that credits paid. */
            crossed: components["schemas"]["Money"];
            status: components["schemas"]["PaymentStatus"];
            payment_method: components["schemas"]["PaymentMethod"] | null;
            payment_date: components["schemas"]["CalendarDate"] | null;
            /** @description It was paid before an import, on a day that nobody knows; the date is only for sums. */
            paid_before_import: boolean;
            invoice_number: string | null;
        };
        /** @description What a movement gave back, on a printed policy. */
        SheetCredit: {
            /** @description Place in the sequence, from 1. */
            number: number;
            /** @description How many there are in its sequence - those of its movement. */
            instalments_count: number;
            /** @description The movement that made it, by its place among those of the policy. */
            movement_number: number | null;
            /** @description What kind of movement that is. */
            movement_kind: components["schemas"]["MovementKind"] | null;
            /** @description Since when it is owed. */
            due_date: components["schemas"]["CalendarDate"];
            /** @description Below nothing. */
            amount: components["schemas"]["SignedMoney"];
            /** @description How much of it paid instalments. */
            crossed: components["schemas"]["Money"];
            /** @description How much of it was given back in money. */
            refunded: components["schemas"]["Money"];
            /** @description What is still owed back of it, nothing or less than that. */
            balance: components["schemas"]["SignedMoney"];
        };
        /** @description A policy with all that it shows on paper. */
        PolicySheet: {
            policy: components["schemas"]["Policy"];
            contractor: components["schemas"]["SheetParty"] | null;
            payer: components["schemas"]["SheetParty"] | null;
            brokerage: components["schemas"]["SheetBrokerage"];
            coverages: components["schemas"]["PolicyCoverage"][];
            insureds: components["schemas"]["PolicyInsured"][];
            /** @description How many insureds there are; `insureds` has the first of them. */
            insureds_count: components["schemas"]["Count"];
            vehicles: components["schemas"]["PolicyVehicle"][];
            /** @description How many vehicles there are; `vehicles` has the first of them. */
            vehicles_count: components["schemas"]["Count"];
            generals: components["schemas"]["PolicyGeneral"][];
            /** @description How many general items there are; `generals` has the first of them. */
            generals_count: components["schemas"]["Count"];
            beneficiaries: components["schemas"]["PolicyBeneficiary"][];
            sellers: components["schemas"]["PolicySeller"][];
            /** @description Issued movements that count, by their numbers. Null where the caller may not view movements. */
            movements: components["schemas"]["SheetMovement"][] | null;
            /** @description In the order in which they fall due. Null where the caller may not view payments. */
            instalments: components["schemas"]["SheetInstalment"][] | null;
            /** @description What movements gave back. Null where the caller may not view payments. */
            credits: components["schemas"]["SheetCredit"][] | null;
            /** @description The day of the brokerage. */
            made_on: components["schemas"]["CalendarDate"];
        };
        /**
         * Format: binary
         * @description The bytes of a PDF.
         */
        PolicyPdf: Blob;
        /** @description An instalment that activation would make. */
        InstalmentPreview: {
            number: number;
            due_date: components["schemas"]["CalendarDate"];
            amount: components["schemas"]["Money"];
        };
        /** @description The instalments that activation would make. */
        InstalmentsPreview: {
            currency: components["schemas"]["CurrencyCode"];
            count: components["schemas"]["Count"];
            total: components["schemas"]["Money"];
            /** @description Whether the frequency does not divide the term. */
            is_last_period_shorter: boolean;
            results: components["schemas"]["InstalmentPreview"][];
        };
        /** @description One page of coverages of a policy. */
        PolicyCoveragePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["PolicyCoverage"][];
        };
        /** @description A new coverage of a policy. */
        PolicyCoverageInput: {
            coverage_id: components["schemas"]["Id"];
            limit?: components["schemas"]["Money"] | null;
            percentage?: components["schemas"]["Percent"] | null;
        };
        /** @description The fields of a coverage of a policy that change. */
        PolicyCoveragePatch: {
            coverage_id?: components["schemas"]["Id"];
            limit?: components["schemas"]["Money"] | null;
            percentage?: components["schemas"]["Percent"] | null;
        };
        /** @description One page of insureds of a policy. */
        PolicyInsuredPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["PolicyInsured"][];
        };
        /** @description A new person insured by a policy. */
        PolicyInsuredInput: {
            customer_id: components["schemas"]["Id"];
            start_date: components["schemas"]["CalendarDate"];
            relationship: components["schemas"]["InsuredRelationship"];
            family_relationship?: components["schemas"]["FamilyRelationship"] | null;
            /** @description The customer on whom a dependent depends. */
            titular_id?: components["schemas"]["Id"] | null;
            beneficiary_percentage?: components["schemas"]["Percent"] | null;
            prima?: components["schemas"]["Money"] | null;
            certificate_number?: string | null;
            /** @description For how much it is insured. */
            sum?: components["schemas"]["Money"] | null;
            /** @description What its sum costs for the whole term, in percent. */
            rate?: components["schemas"]["Percent"] | null;
            /** @description What it is of the net premium of the whole term. Without it, its sum at its rate. */
            term_net?: components["schemas"]["Money"] | null;
            extra?: components["schemas"]["ExtraValuesInput"];
        };
        /** @description The fields of a person insured by a policy that change. */
        PolicyInsuredPatch: {
            customer_id?: components["schemas"]["Id"];
            start_date?: components["schemas"]["CalendarDate"];
            relationship?: components["schemas"]["InsuredRelationship"];
            family_relationship?: components["schemas"]["FamilyRelationship"] | null;
            /** @description The customer on whom a dependent depends. */
            titular_id?: components["schemas"]["Id"] | null;
            beneficiary_percentage?: components["schemas"]["Percent"] | null;
            prima?: components["schemas"]["Money"] | null;
            certificate_number?: string | null;
            /** @description For how much it is insured. */
            sum?: components["schemas"]["Money"] | null;
            /** @description What its sum costs for the whole term, in percent. */
            rate?: components["schemas"]["Percent"] | null;
            /** @description What it is of the net premium of the whole term; null takes its sum at its rate. Where it is left out, what was typed stays, and what was found follows. */
            term_net?: components["schemas"]["Money"] | null;
            extra?: components["schemas"]["ExtraValuesInput"];
        };
        /** @description One page of general items of a policy. */
        PolicyGeneralPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["PolicyGeneral"][];
        };
        /** @description A new general item of a policy. */
        PolicyGeneralInput: {
            name: string;
            description?: string | null;
            /** @description For how much it is insured. */
            sum?: components["schemas"]["Money"] | null;
            /** @description What its sum costs for the whole term, in percent. */
            rate?: components["schemas"]["Percent"] | null;
            /** @description What it is of the net premium of the whole term. Without it, its sum at its rate. */
            term_net?: components["schemas"]["Money"] | null;
            extra?: components["schemas"]["ExtraValuesInput"];
        };
        /** @description The fields of a general item of a policy that change. */
        PolicyGeneralPatch: {
            name?: string;
            description?: string | null;
            /** @description For how much it is insured. */
            sum?: components["schemas"]["Money"] | null;
            /** @description What its sum costs for the whole term, in percent. */
            rate?: components["schemas"]["Percent"] | null;
            /** @description What it is of the net premium of the whole term; null takes its sum at its rate. Where it is left out, what was typed stays, and what was found follows. */
            term_net?: components["schemas"]["Money"] | null;
            extra?: components["schemas"]["ExtraValuesInput"];
        };
        /** @description One page of vehicles of a policy. */
        PolicyVehiclePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["PolicyVehicle"][];
        };
        /** @description A vehicle to insure by a policy. */
        PolicyVehicleInput: {
            vehicle_id: components["schemas"]["Id"];
            /** @description For how much it is insured. */
            sum?: components["schemas"]["Money"] | null;
            /** @description What its sum costs for the whole term, in percent. */
            rate?: components["schemas"]["Percent"] | null;
            /** @description What it is of the net premium of the whole term. Without it, its sum at its rate. */
            term_net?: components["schemas"]["Money"] | null;
            extra?: components["schemas"]["ExtraValuesInput"];
        };
        /** @description The fields of a vehicle of a policy that change. */
        PolicyVehiclePatch: {
            /** @description For how much it is insured. */
            sum?: components["schemas"]["Money"] | null;
            /** @description What its sum costs for the whole term, in percent. */
            rate?: components["schemas"]["Percent"] | null;
            /** @description What it is of the net premium of the whole term; null takes its sum at its rate. Where it is left out, what was typed stays, and what was found follows. */
            term_net?: components["schemas"]["Money"] | null;
            extra?: components["schemas"]["ExtraValuesInput"];
        };
        /** @description One page of beneficiaries of a policy. */
        PolicyBeneficiaryPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["PolicyBeneficiary"][];
        };
        /** @description A new beneficiary of a policy; all of them together have 100 percent at most. */
        PolicyBeneficiaryInput: {
            customer_id: components["schemas"]["Id"];
            start_date: components["schemas"]["CalendarDate"];
            percentage: components["schemas"]["Percent"];
            /** @description At most so much is paid to it - for a bank, the debt of its client. */
            limit?: components["schemas"]["Money"] | null;
        };
        /** @description The fields of a beneficiary of a policy that change. */
        PolicyBeneficiaryPatch: {
            start_date?: components["schemas"]["CalendarDate"];
            percentage?: components["schemas"]["Percent"];
            /** @description At most so much is paid to it - for a bank, the debt of its client. */
            limit?: components["schemas"]["Money"] | null;
        };
        /** @description One page of sellers of a policy. */
        PolicySellerPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["PolicySeller"][];
        };
        /** @description A new share of a seller, who is a user of the brokerage or somebody named; the latest row of each seller counts, and a day's shares have 100 percent at most. */
        PolicySellerInput: {
            /** @description Name of a seller who is no user; ignored where user_id is given. */
            name?: string;
            user_id?: components["schemas"]["Id"] | null;
            start_date: components["schemas"]["CalendarDate"];
            percentage: components["schemas"]["Percent"];
        };
        /** @description The fields of a seller's share that change; another seller is another row. */
        PolicySellerPatch: {
            start_date?: components["schemas"]["CalendarDate"];
            percentage?: components["schemas"]["Percent"];
        };
        /** @description One page of users of the brokerage who can be sellers. */
        SellerCandidatePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Ref"][];
        };
        /** @description A PDF kept with a policy. */
        PolicyFile: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Bytes. */
            size: number;
            uploaded_at: components["schemas"]["Timestamp"];
            uploaded_by: components["schemas"]["Ref"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of files of a policy. */
        PolicyFilePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["PolicyFile"][];
        };
        /** @description The PDF to keep. */
        PolicyFileInput: {
            /**
             * Format: binary
             * @description A PDF of at most 15 MiB, neither encrypted nor with active content.
             */
            file: Blob;
        };
        /**
         * Format: binary
         * @description The bytes of a PDF.
         */
        PdfContent: Blob;
        /**
         * @description Kinds of instalments to look for.
         * @default premium
         * @enum {string}
         */
        PaymentFilterKind: "premium" | "credit" | "all";
        /**
         * @description State of an instalment to look for; unpaid is every state but paid.
         * @enum {string}
         */
        PaymentFilterStatus: "on_time" | "near_expiry" | "delayed" | "paid" | "unpaid";
        /**
         * @description Who collects an instalment.
         * @enum {string}
         */
        CollectedBy: "broker" | "insurer";
        /**
         * @description What is to be collected, or what is owed back.
         * @enum {string}
         */
        PaymentKind: "premium" | "credit";
        /**
         * @description Why a payer cannot be reminded of an instalment by mail now.
         * @enum {string}
         */
        ReminderRefusal: "already_paid" | "is_credit" | "payer_without_email" | "already_notified" | "sample_unmailed";
        /**
         * @description What can be done with an instalment in its state.
         * @enum {string}
         */
        PaymentAction: "update" | "pay" | "unpay" | "notify" | "refund" | "cross" | "remit" | "undo_remittance";
        /** @description An instalment of a policy. A credit is one of a negative amount - it is on time until it is used, and then paid. */
        Payment: {
            id: components["schemas"]["Id"];
            policy_id: components["schemas"]["Id"];
            policy_number: string;
            contractor_id: components["schemas"]["Id"];
            contractor: components["schemas"]["Ref"];
            payer_id: components["schemas"]["Id"];
            payer: components["schemas"]["Ref"];
            provider_id: components["schemas"]["Id"];
            provider: components["schemas"]["ProviderRef"];
            branch_id: components["schemas"]["Id"];
            branch: components["schemas"]["Ref"];
            kind: components["schemas"]["PaymentKind"];
            /** @description The movement that made it. */
            movement_id?: components["schemas"]["Id"] | null;
            /** @description The place of that movement among those of the policy. */
            movement_number?: number | null;
            /** @description What kind of movement that is. */
            movement_kind?: components["schemas"]["MovementKind"] | null;
            /** @description Place in the sequence of its kind, from 1. */
            number: number;
            /** @description How many instalments of its kind the policy has. */
            instalments_count: number;
            due_date: components["schemas"]["CalendarDate"];
            /** @description Below nothing for a credit. */
            amount: components["schemas"]["SignedMoney"];
            /** @description Sum of the receipts that were not taken back. */
            paid_amount: components["schemas"]["Money"];
            /** @description What is still open of the amount, with its sign. */
            balance: components["schemas"]["SignedMoney"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["PaymentStatus"];
            /** @description Nothing of it is open. */
            is_paid: boolean;
            payment_method: components["schemas"]["PaymentMethod"] | null;
            /** @description With `paid_before_import` only the day under which sums count it. */
            payment_date: components["schemas"]["CalendarDate"] | null;
            /** @description Its last receipt has `before_import` - an imported file says that it is paid, and not when. */
            paid_before_import: boolean;
            invoice_number: string | null;
            collected_by: components["schemas"]["CollectedBy"];
            /** @description What the broker collected of it and has not handed over to the insurer; below nothing what the broker gave back of a credit. */
            to_remit: components["schemas"]["SignedMoney"];
            /** @description The day from which the insurer may stop covering, of the oldest unpaid instalment of a policy in force; else null. */
            at_risk_from: components["schemas"]["CalendarDate"] | null;
            /** @description The day from which the law of the country holds the contract ended while this instalment is unpaid, of the oldest unpaid one of a policy in force; null where the law says nothing. */
            contract_ends_on: components["schemas"]["CalendarDate"] | null;
            /** @description What the payer is likely to keep of it for the tax office - a share of its part of the net premium. */
            withholding: components["schemas"]["Money"];
            last_notified_at: components["schemas"]["Timestamp"] | null;
            /** @description Why a reminder of it would be refused now; null where it would be sent. */
            reminder_refusal: components["schemas"]["ReminderRefusal"] | null;
            allowed_actions: components["schemas"]["PaymentAction"][];
            /** @description Whether it belongs to the sample book. */
            is_sample?: boolean;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of instalments. */
        PaymentPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Payment"][];
        };
        /** @description Some instalments, counted and added up. */
        PaymentSum: {
            count: components["schemas"]["Count"];
            amount: components["schemas"]["Money"];
        };
        /** @description Some instalments or credits, counted and added up with their signs. */
        CreditSum: {
            count: components["schemas"]["Count"];
            amount: components["schemas"]["SignedMoney"];
        };
        /** @description What is to be collected by its state, and the credits that are not used up apart, in the brokerage's currency; no instalment is in two states. What is open is added up by balance; the amount of `paid` is all that has come in, also for instalments of which a part is open. */
        PaymentSummary: {
            currency: components["schemas"]["CurrencyCode"];
            on_time: components["schemas"]["PaymentSum"];
            near_expiry: components["schemas"]["PaymentSum"];
            delayed: components["schemas"]["PaymentSum"];
            paid: components["schemas"]["PaymentSum"];
            /** @description Credits of which something is open. */
            credits: components["schemas"]["CreditSum"];
            /** @description What the broker collected and has not handed over to insurers, less what the broker gave back. */
            to_remit: components["schemas"]["CreditSum"];
            /** @description Instalments for which insurers may stop covering; one of each policy at risk. */
            at_risk: components["schemas"]["PaymentSum"];
        };
        /** @description The fields of an instalment that change. */
        PaymentPatch: {
            invoice_number?: string | null;
            collected_by?: components["schemas"]["CollectedBy"];
        };
        /** @description How and when an instalment was paid. */
        PayInstalmentInput: {
            payment_method: components["schemas"]["PaymentMethod"];
            /** @description Not in the future. */
            payment_date: components["schemas"]["CalendarDate"];
            /** @description Who took it; who collects the instalment, unless told. */
            collected_by?: components["schemas"]["CollectedBy"];
            invoice_number?: string | null;
        };
        /** @description When it was handed over. */
        RemitInput: {
            /** @description Not in the future. */
            remitted_on: components["schemas"]["CalendarDate"];
        };
        /**
         * @description What settles a part of an instalment - money, a credit that was crossed with it, what the payer kept for the tax office and settles with it, or a rest that is given up.
         * @enum {string}
         */
        ReceiptKind: "money" | "crossing" | "withholding" | "write_off";
        /** @description What came in for an instalment at one time, or settled a part of it. */
        Receipt: {
            id: components["schemas"]["Id"];
            payment_id: components["schemas"]["Id"];
            kind: components["schemas"]["ReceiptKind"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description With `before_import` only the day under which sums count it. */
            received_on: components["schemas"]["CalendarDate"];
            /** @description Null where no money came in, and where a file that was imported does not say it. */
            method: components["schemas"]["PaymentMethod"] | null;
            /** @description Number of the transfer, of the slip or of the withholding certificate, or why a rest was given up. */
            reference: string | null;
            collected_by: components["schemas"]["CollectedBy"];
            /** @description The first receipt of the transfer that it came with; null where it came alone. */
            batch_id: components["schemas"]["Id"] | null;
            /** @description The crossing that it is a side of; null for any other kind. */
            crossing_id: components["schemas"]["Id"] | null;
            /** @description When the broker handed over to the insurer what came in; null for what is still to be handed over, and for what never is. */
            remitted_on: components["schemas"]["CalendarDate"] | null;
            /** @description An import made it. */
            from_import: boolean;
            /** @description The imported file says that it came in, and not when. Show that instead of the day. */
            before_import: boolean;
            /** @description When it was taken back. */
            voided_at: components["schemas"]["Timestamp"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of receipts of an instalment. */
        ReceiptPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Receipt"][];
        };
        /**
         * @description What is recorded by itself. A crossing settles two at once and is recorded as such.
         * @enum {string}
         */
        ReceiptInputKind: "money" | "withholding" | "write_off";
        /** @description What came in for an instalment. */
        ReceiptInput: {
            kind: components["schemas"]["ReceiptInputKind"];
            /** @description More than nothing, and no more than the balance. Of an instalment no more is given up than the brokerage's settings say. */
            amount: components["schemas"]["Money"];
            /** @description Not in the future. */
            received_on: components["schemas"]["CalendarDate"];
            /** @description Needed for money, and for money alone. */
            method?: components["schemas"]["PaymentMethod"] | null;
            /** @description Number of the transfer, of the slip or of the withholding certificate. Of a rest that is given up, why; needed there. */
            reference?: string | null;
            /** @description Who took it; who collects the instalment, unless told. */
            collected_by?: components["schemas"]["CollectedBy"];
            /** @description The insurer's invoice of the instalment; left out, it stays as it is. */
            invoice_number?: string | null;
        };
        /** @description Whom the mail with a receipt would reach, and its words in the language of the brokerage. */
        ReceiptMail: {
            payer: components["schemas"]["Ref"];
            email: components["schemas"]["Email"] | null;
            language: components["schemas"]["Language"];
            subject: string;
            body: string;
            /** @description Name of the PDF that goes with it. */
            file_name: string;
            /** @description Why it cannot go out. */
            refusal: ("payer_without_email" | "sample_unmailed") | null;
        };
        /**
         * @description Whether a crossing counts, or was undone.
         * @enum {string}
         */
        CrossingState: "made" | "undone";
        /**
         * @description Why credits pay instalments.
         * @enum {string}
         */
        CrossingReason: "cancellation" | "exclusion" | "decrease" | "prompt_payment" | "other";
        /** @description An instalment or a credit of a crossing. */
        CrossingSide: {
            id: components["schemas"]["Id"];
            policy_id: components["schemas"]["Id"];
            policy_number: string;
            /** @description Place in the sequence of its kind. */
            number: number;
            /** @description The place of the movement that made it among those of the policy; the policy's own have none. */
            movement_number: number | null;
        };
        /** @description How much of one credit paid one instalment. */
        CrossingPair: {
            credit: components["schemas"]["CrossingSide"];
            payment: components["schemas"]["CrossingSide"];
            amount: components["schemas"]["Money"];
        };
        /** @description Credits that paid instalments, until it is undone. */
        Crossing: {
            id: components["schemas"]["Id"];
            customer_id: components["schemas"]["Id"];
            customer: components["schemas"]["Ref"];
            reason: components["schemas"]["CrossingReason"];
            note: string | null;
            /** @description The day of the receipts of both sides. */
            crossed_on: components["schemas"]["CalendarDate"];
            /** @description The last day on which it can be undone. */
            undo_until: components["schemas"]["CalendarDate"];
            total: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            pairs: components["schemas"]["CrossingPair"][];
            undone_at: components["schemas"]["Timestamp"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of crossings. */
        CrossingPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Crossing"][];
        };
        /** @description How much of one credit pays one instalment; each with the version that the pair was made from. */
        CrossingPairInput: {
            credit_id: components["schemas"]["Id"];
            credit_version: components["schemas"]["Version"];
            payment_id: components["schemas"]["Id"];
            payment_version: components["schemas"]["Version"];
            /** @description More than nothing, and no more than is open of either. */
            amount: components["schemas"]["Money"];
        };
        /** @description Credits and the instalments that they pay. */
        CrossingInput: {
            /** @description The contractor or payer whom both sides of every pair belong to. */
            customer_id: components["schemas"]["Id"];
            reason: components["schemas"]["CrossingReason"];
            note?: string | null;
            pairs: components["schemas"]["CrossingPairInput"][];
        };
        /** @description One instalment of a transfer. */
        ReceiptLine: {
            payment_id: components["schemas"]["Id"];
            /** @description The version of the instalment that the line was made from. */
            version: components["schemas"]["Version"];
            /** @description More than nothing, and no more than the balance. */
            amount: components["schemas"]["Money"];
        };
        /** @description One transfer, and the instalments that it pays; each of them once. */
        ReceiptBatchInput: {
            /** @description Not in the future. */
            received_on: components["schemas"]["CalendarDate"];
            method: components["schemas"]["PaymentMethod"];
            /** @description Number of the transfer or of the slip. */
            reference?: string | null;
            /** @description Who took it; of each line who collects the instalment, unless told. */
            collected_by?: components["schemas"]["CollectedBy"];
            lines: components["schemas"]["ReceiptLine"][];
        };
        /** @description What one transfer paid. */
        ReceiptBatch: {
            id: components["schemas"]["Id"];
            /** @description What came in, with what was taken back. */
            total: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            receipts: components["schemas"]["Receipt"][];
            /** @description The instalments of the receipts. */
            instalments: components["schemas"]["CrossingSide"][];
        };
        /** @description One receipt of a transfer. */
        VoidReceiptLine: {
            receipt_id: components["schemas"]["Id"];
            /** @description The version of the receipt that was shown. */
            version: components["schemas"]["Version"];
        };
        /** @description Every receipt of a transfer that still counts, each once. */
        VoidReceiptBatchInput: {
            lines: components["schemas"]["VoidReceiptLine"][];
        };
        /** @description Whom a reminder of an instalment would reach, and its words in the language of the brokerage. */
        PaymentReminder: {
            payer: components["schemas"]["Ref"];
            email: components["schemas"]["Email"] | null;
            phone: components["schemas"]["Phone"] | null;
            language: components["schemas"]["Language"];
            /** @description Subject of the mail. */
            subject: string;
            /** @description Text of the mail. */
            body: string;
            /** @description Text of the mail where the payment plan goes with it. */
            body_with_plan: string;
            /** @description A short text for a chat. */
            message: string;
            /** @description What the payer has open in their favour with the same insurer, the oldest first: it can pay the instalment before anybody is reminded. */
            credits: {
                id: components["schemas"]["Id"];
                policy_id: components["schemas"]["Id"];
                policy_number: string;
                /** @description What is open of it. */
                amount: components["schemas"]["Money"];
            }[];
            last_notified_at: components["schemas"]["Timestamp"] | null;
            /** @description Why a mail cannot go out now. */
            refusal: components["schemas"]["ReminderRefusal"] | null;
        };
        /** @description Unpaid instalments whose due days lie within some days of today. */
        DashboardBand: {
            /** @description How many days they are away from today at least. */
            from_days: number;
            /** @description How many days at most; null without an end. */
            to_days: number | null;
            /** @description The first due day; null without a beginning. */
            due_from: components["schemas"]["CalendarDate"] | null;
            /** @description The last due day; null without an end. */
            due_to: components["schemas"]["CalendarDate"] | null;
            instalments: components["schemas"]["Count"];
            amount: components["schemas"]["Money"];
        };
        /** @description One thing to do, and whether the records say that it is done. */
        FirstStep: {
            /** @enum {string} */
            id: "name" | "profile" | "branches" | "insurers" | "customers" | "policy" | "colleague";
            is_done: boolean;
            /** @description Whether the plan has no room for it, so that it can wait. */
            needs_plan: boolean;
        };
        /** @description What a brokerage does in its first hour, as far as the caller may. */
        FirstSteps: {
            steps: components["schemas"]["FirstStep"][];
            /** @description Whether the caller does not want to see them. */
            is_put_away: boolean;
            /** @description Whether there are policies to look at, be they of the sample book. */
            has_policies: boolean;
        };
        /** @description What waits for somebody; null where the caller may not look. */
        DashboardSummary: {
            /** @description Today in the brokerage's time zone. */
            today: components["schemas"]["CalendarDate"];
            /** @description How many days ahead an instalment counts as near. */
            near_days: number;
            /** @description The last day on which an instalment counts as near. */
            near_until: components["schemas"]["CalendarDate"];
            /** @description The last day on which a policy counts as ending. */
            ending_until: components["schemas"]["CalendarDate"];
            /** @description Of every amount here. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description How much waits. Uncovered is a draft whose term has begun; unfinished forms are the caller's own. */
            due: {
                instalments_delayed: components["schemas"]["Count"] | null;
                instalments_near: components["schemas"]["Count"] | null;
                policies_ending: components["schemas"]["Count"] | null;
                policies_uncovered: components["schemas"]["Count"] | null;
                unfinished_forms: components["schemas"]["Count"];
            };
            /** @description How much the instalments that are due add up to. */
            amounts: {
                instalments_delayed: components["schemas"]["Money"] | null;
                instalments_near: components["schemas"]["Money"] | null;
            };
            /** @description What is late by its age, the newest first. */
            late: components["schemas"]["DashboardBand"][] | null;
            /** @description Whether a sample book is loaded, whose records are counted too. */
            has_sample: boolean;
            /** @description Null for a brokerage that has work, and where all is done. */
            first_steps: components["schemas"]["FirstSteps"] | null;
        };
        /** @description How much there is; null where the caller may not look. */
        DashboardTotals: {
            policies: components["schemas"]["Count"] | null;
            vehicles: components["schemas"]["Count"] | null;
            customers: components["schemas"]["Count"] | null;
            generals: components["schemas"]["Count"] | null;
        };
        /** @description The policies that start in one month, and the movements that take effect. */
        DashboardMonth: {
            /** @description The first day of the month. */
            starts_from: components["schemas"]["CalendarDate"];
            /** @description Its last day. */
            starts_to: components["schemas"]["CalendarDate"];
            policies: components["schemas"]["Count"];
            /** @description Net premium of policies that renew none, with the movements of such policies that take effect in this month. */
            new: components["schemas"]["SignedMoney"];
            /** @description Net premium of policies that renew another, with the movements of such policies that take effect in this month. */
            renewed: components["schemas"]["SignedMoney"];
            /** @description What issued movements that take effect in this month charge and give back; it is part of both. */
            movements: components["schemas"]["SignedMoney"];
            total: components["schemas"]["SignedMoney"];
            /** @description The total of this month a year before. */
            last_year: components["schemas"]["SignedMoney"];
        };
        /** @description Net premium of policies by the month in which they start, and of issued movements by that in which they take effect. Drafts do not count. */
        DashboardProduction: {
            /** @description Today in the brokerage's time zone. */
            today: components["schemas"]["CalendarDate"];
            /** @description Of every amount here. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Of the twelve months. */
            total: components["schemas"]["SignedMoney"];
            /** @description Of the same months a year before. */
            last_year: components["schemas"]["SignedMoney"];
            months: components["schemas"]["DashboardMonth"][];
        };
        /** @description What was due in one month, and the money that came in. */
        DashboardCollectionMonth: {
            /** @description The first day of the month. */
            from: components["schemas"]["CalendarDate"];
            /** @description Its last day. */
            to: components["schemas"]["CalendarDate"];
            /** @description Instalments that are due in this month, paid or not. */
            due: components["schemas"]["Money"];
            /** @description Money that came in during this month for instalments of any month, less what was refunded. */
            received: components["schemas"]["SignedMoney"];
        };
        /** @description What was due and what came in, month by month. */
        DashboardCollection: {
            /** @description Today in the brokerage's time zone. */
            today: components["schemas"]["CalendarDate"];
            /** @description Of every amount here. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Of the twelve months. */
            due: components["schemas"]["Money"];
            /** @description Of the twelve months. */
            received: components["schemas"]["SignedMoney"];
            months: components["schemas"]["DashboardCollectionMonth"][];
        };
        /** @description What is to be collected, by age. */
        DashboardAgeing: {
            /** @description Today in the brokerage's time zone. */
            today: components["schemas"]["CalendarDate"];
            /** @description Of every amount here. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description How long they are late, the newest first. */
            late: components["schemas"]["DashboardBand"][];
            /** @description How soon they are due, the next first. */
            coming: components["schemas"]["DashboardBand"][];
        };
        /**
         * @description Policies in force that started at any time, this year or this month.
         * @enum {string}
         */
        DashboardPeriod: "all" | "year" | "month";
        /** @description The policies in force of one branch, insurance company or contractor. */
        DashboardSlice: {
            id: components["schemas"]["Id"];
            name: string;
            policies: components["schemas"]["Count"];
            /** @description As it stands, with issued movements. */
            net_premium: components["schemas"]["SignedMoney"];
        };
        /** @description The largest groups first, and how many there are in all. */
        DashboardChart: {
            count: components["schemas"]["Count"];
            results: components["schemas"]["DashboardSlice"][];
        };
        /** @description The policies in force, grouped in four ways. */
        DashboardCharts: {
            /** @description Today in the brokerage's time zone. */
            today: components["schemas"]["CalendarDate"];
            /** @description Of every amount here. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The first day of the period; null for policies of any age. */
            starts_from: components["schemas"]["CalendarDate"] | null;
            policies_by_branch: components["schemas"]["DashboardChart"];
            contractors_by_net_premium: components["schemas"]["DashboardChart"];
            policies_by_provider: components["schemas"]["DashboardChart"];
            contractors_by_quantity: components["schemas"]["DashboardChart"];
        };
        /** @description A country of ISO 3166-1. */
        Country: {
            id: components["schemas"]["CountryId"];
            /** @description Two-letter code of ISO 3166-1. */
            code: string;
            name: string;
        };
        /** @description One page of countries. */
        CountryPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Country"][];
        };
        /** @description A state or province of ISO 3166-2. */
        State: {
            code: components["schemas"]["StateCode"];
            name: string;
        };
        /** @description One page of states. */
        StatePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["State"][];
        };
        /** @description One page of names of cities. */
        CityPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: string[];
        };
        /** @description How much of one limit of the plan is used. */
        PlanUse: {
            limit: components["schemas"]["PlanLimit"];
            used: components["schemas"]["Count"];
            /** @description Null for no limit. */
            allowed: components["schemas"]["Count"] | null;
            plan: components["schemas"]["PlanName"];
        };
        /** @description People who can grant permissions. */
        GrantorPage: {
            count: components["schemas"]["Count"];
            results: string[];
        };
        /** @description A plan that a brokerage can choose. */
        Plan: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PlanName"];
            currency: components["schemas"]["CurrencyCode"];
            monthly_price: components["schemas"]["Money"];
            annual_price: components["schemas"]["Money"];
            /** @description Of the country asked for; null where it is unknown. */
            vat_percent: components["schemas"]["Percent"] | null;
            /** @description Null for no limit. */
            policies_amount: number | null;
            /** @description Null for no limit. */
            customers_amount: number | null;
            /** @description Null for no limit. */
            vehicles_amount: number | null;
            /** @description Null for no limit. */
            generals_amount: number | null;
            /** @description Null for no limit. */
            users_amount: number | null;
            /** @description Null for no limit. */
            groups_amount: number | null;
            /** @description Null for no limit. */
            emails_amount: number | null;
            manages_policies: boolean;
            manages_payments: boolean;
            manages_insureds: boolean;
            manages_claims: boolean;
            manages_commissions: boolean;
            manages_portal: boolean;
        };
        /**
         * @description How often a plan is renewed.
         * @enum {string}
         */
        RenewalFrequency: "monthly" | "annual";
        /** @description A payment that waits for its review while the plan that is paid for runs on. */
        PaymentUnderReview: {
            plan: components["schemas"]["PlanName"];
            renewal_frequency: components["schemas"]["RenewalFrequency"];
        };
        /** @description How much of each limit is used; e-mails are those of this month. */
        SubscriptionUsage: {
            policies: components["schemas"]["Count"];
            customers: components["schemas"]["Count"];
            vehicles: components["schemas"]["Count"];
            generals: components["schemas"]["Count"];
            users: components["schemas"]["Count"];
            groups: components["schemas"]["Count"];
            emails: components["schemas"]["Count"];
        };
        /** @description The plan of a brokerage, its term and its use. */
        Subscription: {
            id: components["schemas"]["Id"];
            plan: components["schemas"]["Plan"];
            subscription_type: components["schemas"]["SubscriptionType"];
            starts_on: components["schemas"]["CalendarDate"];
            /** @description The last day; null for a plan without end. */
            ends_on: components["schemas"]["CalendarDate"] | null;
            /**
             * @description Running, past its end, or paid for but not approved yet.
             * @enum {string}
             */
            state: "active" | "expired" | "pending";
            /** @description The payment that waits for its review; null where none does. */
            under_review: components["schemas"]["PaymentUnderReview"] | null;
            usage: components["schemas"]["SubscriptionUsage"];
            /** @description The paid plan that the caller chose at registration; null without one, and once the brokerage bought any. */
            chosen_plan: components["schemas"]["PlanName"] | null;
        };
        /**
         * @description What became of a payment.
         * @enum {string}
         */
        SubscriptionPaymentState: "pending" | "paid" | "rejected";
        /** @description One payment for a plan. */
        SubscriptionPayment: {
            id: components["schemas"]["Id"];
            /** @description Whom the invoice is made out to. */
            name: string;
            /** @description The first day that is paid for. */
            from: components["schemas"]["CalendarDate"];
            /** @description The last day that is paid for. */
            to: components["schemas"]["CalendarDate"];
            /** @description The day on which the plan ended or was replaced; null while it runs. */
            finish: components["schemas"]["CalendarDate"] | null;
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            plan: components["schemas"]["PlanName"];
            state: components["schemas"]["SubscriptionPaymentState"];
            renewal_frequency: components["schemas"]["RenewalFrequency"];
            /** @description The invoice; null until the payment is paid. */
            invoice_id: components["schemas"]["Id"] | null;
            /** @description Number that is printed on the invoice. */
            invoice_number: string | null;
        };
        /** @description One page of payments. */
        SubscriptionPaymentPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["SubscriptionPayment"][];
        };
        /**
         * @description A payment gateway.
         * @enum {string}
         */
        GatewayProvider: "sandbox" | "stripe";
        /** @description The payment gateway that takes cards. */
        Gateway: {
            provider: components["schemas"]["GatewayProvider"];
            /** @description Whether no money moves. */
            is_test: boolean;
            /** @description What the browser names itself with at the gateway; the sandbox needs none. */
            publishable_key: string | null;
        };
        /** @description A payment that was reviewed and not approved. */
        Rejection: {
            /** @description Why, in the operator's words; null where the bank gave its promise up before the review ended. */
            reason: string | null;
        };
        /** @description What a plan would cost the brokerage today. */
        Quote: {
            plan: components["schemas"]["Plan"];
            renewal_frequency: components["schemas"]["RenewalFrequency"];
            /**
             * @description A first purchase, the same plan again, or another plan than the one that runs.
             * @enum {string}
             */
            kind: "new" | "renewal" | "change";
            /** @description The first day of the term. */
            from: components["schemas"]["CalendarDate"];
            /** @description The last day of the term; null for a plan without end. */
            to: components["schemas"]["CalendarDate"] | null;
            /** @description The price of the plan, without tax. */
            subtotal: components["schemas"]["Money"];
            /** @description What unused days of the term that runs take off the price. */
            credit: components["schemas"]["Money"];
            /** @description Days by which the rest of the credit lengthens the new term. */
            credit_days: components["schemas"]["Count"];
            /** @description Of the brokerage's country; null where it is unknown. */
            vat_percent: components["schemas"]["Percent"] | null;
            tax: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Whether the card is only authorised until the payment is approved. */
            waits_for_review: boolean;
            /** @description Whether work pauses until the payment is approved, since no plan that is paid for runs meanwhile. */
            pauses_work: boolean;
            /** @description What the review said of the last payment, where it was for the same plan and was not approved. */
            rejection: components["schemas"]["Rejection"] | null;
            /** @description Until when the plan that is paid for now would still run; null where none is. */
            runs_until: components["schemas"]["CalendarDate"] | null;
            /** @description Limits that forbid the plan; empty where it can be bought. */
            blockers: components["schemas"]["PlanBlocker"][];
        };
        /** @description What the invoice form begins with; what is not known is empty. */
        InvoiceForm: {
            full_name: string;
            fiscal_id: string;
            email: string;
            phone: string;
            country_id: components["schemas"]["CountryId"];
            address: string;
        };
        /** @description Whom the invoice is made out to. */
        InvoiceFormInput: {
            full_name: string;
            /** @description Tax number. */
            fiscal_id: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["PhoneInput"];
            country_id: components["schemas"]["CountryId"];
            address: string;
        };
        /** @description A card as the gateway names it to us; its number and its code never come here. */
        CardToken: {
            provider: components["schemas"]["GatewayProvider"];
            /** @description What the gateway calls the card. */
            token: string;
            /** @description Name of the card's brand. */
            brand: string;
            /** @description The last four digits. */
            last4: string;
            exp_month: number;
            exp_year: number;
        };
        /** @description A purchase of a plan. */
        CheckoutInput: {
            plan_id: components["schemas"]["Id"];
            renewal_frequency: components["schemas"]["RenewalFrequency"];
            /** @description The total that the buyer has seen; another one is never charged. */
            expected_total: components["schemas"]["Money"];
            /** @description The first day that the buyer has seen; a term that would begin on another day is not bought. It keeps two people of one brokerage from buying the same plan twice. */
            expected_from?: components["schemas"]["CalendarDate"];
            invoice: components["schemas"]["InvoiceFormInput"];
            /** @description Null only where nothing is to be paid. */
            card: components["schemas"]["CardToken"] | null;
        };
        /** @description The key of one purchase. */
        CheckoutKey: string;
        /** @description A purchase, as far as it has come. */
        Checkout: {
            key: components["schemas"]["CheckoutKey"];
            /** @description The payment in the history; null until there is one, and for a plan that costs nothing. */
            payment_id: components["schemas"]["Id"] | null;
            /**
             * @description Paid and active; authorised and waiting for review; waiting for the bank's own check; not answered by the gateway yet; or refused.
             * @enum {string}
             */
            state: "paid" | "pending" | "requires_action" | "processing" | "declined";
            /** @description Why it was refused. */
            reason: components["schemas"]["DeclineReason"] | null;
            /** @description What the review said, where it did not approve the payment. */
            rejection: components["schemas"]["Rejection"] | null;
            /** @description What the browser opens the bank's own check with; only while that is asked for. */
            client_secret: string | null;
            /** @description The invoice, once it is paid. */
            invoice_id: components["schemas"]["Id"] | null;
        };
        /**
         * Format: binary
         * @description The bytes of a PDF.
         */
        InvoicePdf: Blob;
        /** @description An event as Stripe sends it. */
        StripeEvent: {
            id: string;
            type: string;
            /** @description What the event is about. */
            data: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Kind of record that messages are asked for by.
         * @enum {string}
         */
        MessageAboutModel: "policy" | "payment" | "renewal" | "movement";
        /**
         * @description Whether a message waits to go out, went out, or was given up after many attempts.
         * @enum {string}
         */
        MessageStatus: "queued" | "sent" | "failed";
        /**
         * @description How a message goes out.
         * @enum {string}
         */
        MessageChannel: "email";
        /**
         * @description Kind of record that a message is sent from.
         * @enum {string}
         */
        MessageModel: "payment" | "renewal" | "movement";
        /** @description The record that a message was sent from. */
        MessageAbout: {
            model: components["schemas"]["MessageModel"];
            id: components["schemas"]["Id"];
            policy_id: components["schemas"]["Id"];
            /** @description Its policy and contractor, as they are called now. */
            label: string;
        };
        /** @description A file that went with a message. */
        MessageFile: {
            name: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description A message without its text. */
        MessageRow: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["MessageChannel"];
            /** @description The record that it was sent from; null once that is gone. */
            about: components["schemas"]["MessageAbout"] | null;
            /** @description How many records it names. */
            about_count: components["schemas"]["Count"];
            to: components["schemas"]["Email"];
            subject: string;
            files: components["schemas"]["MessageFile"][];
            status: components["schemas"]["MessageStatus"];
            sent_at: components["schemas"]["Timestamp"] | null;
            /** @description Who had it sent. */
            sent_by: components["schemas"]["Ref"] | null;
        };
        /** @description One page of messages. */
        MessagePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["MessageRow"][];
        };
        /** @description What was sent to somebody outside, as it was sent. */
        SentMessage: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            channel: components["schemas"]["MessageChannel"];
            /** @description The record that it was sent from; null once that is gone. */
            about: components["schemas"]["MessageAbout"] | null;
            /** @description How many records it names. */
            about_count: components["schemas"]["Count"];
            to: components["schemas"]["Email"];
            subject: string;
            files: components["schemas"]["MessageFile"][];
            status: components["schemas"]["MessageStatus"];
            sent_at: components["schemas"]["Timestamp"] | null;
            /** @description Who had it sent. */
            sent_by: components["schemas"]["Ref"] | null;
            body: string;
        };
        /**
         * @description What is done to each record. Named like the operation.
         * @enum {string}
         */
        RunKind: "payInstalment" | "unpayInstalment" | "remitInstalment" | "undoRemittance" | "notifyPayer" | "deletePolicy" | "deleteCustomer" | "deleteVehicle" | "deleteProvider" | "deleteCoverage" | "deleteBranch" | "deactivateUser" | "activateUser" | "deleteUser" | "deleteRole" | "completeTask" | "reopenTask" | "cancelTask" | "snoozeTask" | "undoTaskSnooze" | "assignTask" | "deleteTask" | "moveRenewal" | "assignRenewal" | "prepareRenewal" | "askInsurer" | "remindClient" | "loseRenewal" | "reopenRenewal" | "undoRenewalStep";
        /**
         * @description How a run stands.
         * @enum {string}
         */
        RunStatus: "running" | "finished" | "cancelled";
        /** @description What is the same for every record, such as the method of a payment. */
        RunParams: {
            [key: string]: string | boolean | null;
        };
        /** @description What was done to many records, and how far it is. */
        Run: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            kind: components["schemas"]["RunKind"];
            title: string;
            params: components["schemas"]["RunParams"];
            status: components["schemas"]["RunStatus"];
            /** @description Records that were chosen. */
            total: components["schemas"]["Count"];
            /** @description Records that nothing was tried with yet. */
            waiting: components["schemas"]["Count"];
            /** @description Records that it is done to. */
            done: components["schemas"]["Count"];
            /** @description Records that needed nothing. */
            skipped: components["schemas"]["Count"];
            /** @description Records that were refused. */
            failed: components["schemas"]["Count"];
            finished_at: components["schemas"]["Timestamp"] | null;
            /** @description Who began it. */
            started_by: components["schemas"]["Ref"] | null;
            /** @description The run that this one takes back, by its title. */
            undoes: components["schemas"]["Ref"] | null;
            /** @description The run that takes this one back, by its title. */
            undone_by: components["schemas"]["Ref"] | null;
            /** @description The last day on which it can be taken back, in the brokerage's calendar; null where nothing in it can be. */
            undo_until: components["schemas"]["CalendarDate"] | null;
        };
        /** @description One page of runs. */
        RunPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Run"][];
        };
        /** @description One record, as the caller has seen it. */
        RunLineInput: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            /** @description The place among the refusals of the reason why this record is left alone. Its line says from the start that it was refused, and why; nothing waits for it. */
            refusal?: number;
            /** @description With a refusal, that the record needs nothing. Its line then says so in place of refused. */
            is_needless?: boolean;
        };
        /** @description What will be done to which records. */
        RunInput: {
            kind: components["schemas"]["RunKind"];
            title: string;
            params?: components["schemas"]["RunParams"];
            /** @description Why records are left alone from the start, each reason once, in the words that the caller has read. */
            refusals?: string[];
            lines: components["schemas"]["RunLineInput"][];
        };
        /**
         * @description How a record fared. Skipped is what needed nothing.
         * @enum {string}
         */
        RunOutcome: "waiting" | "done" | "skipped" | "failed";
        /**
         * @description Kind of record.
         * @enum {string}
         */
        RunModel: "payment" | "policy" | "customer" | "vehicle" | "provider" | "coverage" | "branch" | "user" | "role" | "task" | "renewal";
        /** @description One record of a run, and what became of it. */
        RunLine: {
            id: components["schemas"]["Id"];
            /** @description The record, by the name that it had. */
            about: {
                model: components["schemas"]["RunModel"];
                id: components["schemas"]["Id"];
                label: string;
            };
            /** @description The version that was seen when the record was chosen. */
            record_version: components["schemas"]["Version"];
            /** @description The version of the record now, with which it can be tried again; null where it is gone. */
            current_version: components["schemas"]["Version"] | null;
            outcome: components["schemas"]["RunOutcome"];
            /** @description Why it was not done, for programs; null where whoever began the run left it alone. */
            code: components["schemas"]["ProblemCode"] | null;
            /** @description Why it was not done, in the language of whoever tried. */
            detail: string | null;
            tried_at: components["schemas"]["Timestamp"] | null;
            tried_by: components["schemas"]["Ref"] | null;
        };
        /** @description One page of the records of a run. */
        RunLinePage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["RunLine"][];
        };
        /**
         * @description Whether a record would be taken back, or stays as it is.
         * @enum {string}
         */
        RunUndoOutcome: "taken_back" | "stays";
        /** @description One record of a run, and what its undo would do with it. */
        RunUndoLine: {
            id: components["schemas"]["Id"];
            /** @description The record, by the name that it had. */
            about: {
                model: components["schemas"]["RunModel"];
                id: components["schemas"]["Id"];
                label: string;
            };
            outcome: components["schemas"]["RunUndoOutcome"];
            /** @description Why it stays, for programs. */
            code: components["schemas"]["ProblemCode"] | null;
            /** @description Why it stays, in the language of the caller. */
            detail: string | null;
        };
        /** @description One page of what the undo of a run would do. */
        RunUndoPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["RunUndoLine"][];
        };
        /** @description How the run is called that takes another one back. */
        UndoRunInput: {
            title: string;
            /** @description What the opposite needs beside what the run says, such as that drafts edited by hand are given up too. */
            params?: components["schemas"]["RunParams"];
        };
        /**
         * @description Kind of record that the history keeps.
         * @enum {string}
         */
        AuditModel: "policy" | "payment" | "renewal" | "customer" | "vehicle" | "provider" | "coverage" | "branch" | "task" | "partner" | "user" | "group";
        /** @description A field that changed. */
        AuditChange: {
            field: components["schemas"]["FieldName"];
            before: string | null;
            after: string | null;
        };
        /** @description Something that somebody did to a record. */
        AuditEvent: {
            id: number;
            at: components["schemas"]["Timestamp"];
            /** @description What was done. */
            event: string;
            model: components["schemas"]["AuditModel"];
            object_id: components["schemas"]["Id"];
            actor: components["schemas"]["Ref"] | null;
            request_id: string | null;
            /** @description The movement of a policy that the event is of; absent elsewhere. */
            movement?: {
                number: components["schemas"]["Count"];
                kind: components["schemas"]["MovementKind"];
            };
            changes: components["schemas"]["AuditChange"][];
        };
        /** @description One page of history. */
        AuditPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["AuditEvent"][];
        };
        /**
         * @description Kind of record that is found.
         * @enum {string}
         */
        SearchKind: "policy" | "customer" | "vehicle" | "payment" | "movement" | "provider" | "task" | "renewal";
        /** @description One record that was found. */
        SearchHit: {
            id: components["schemas"]["Id"];
            /** @description Number of a policy, name of a person or company, plate; null where a draft has no number yet. */
            title: string | null;
            /** @description What tells it from others of the same title. */
            detail: string | null;
            /** @description Which instalment or movement of its policy it is. */
            number: number | null;
            /** @description State of a policy, payment or movement. */
            status: string | null;
            /** @description First day of a policy's term, which tells it from others of the same number. */
            start_date: components["schemas"]["CalendarDate"] | null;
            /** @description Last day of a policy's term. */
            end_date: components["schemas"]["CalendarDate"] | null;
            /** @description When an instalment is due, which tells it from others of the same number; of a task the day that counts, put off or not. */
            due_date: components["schemas"]["CalendarDate"] | null;
            /** @description Whether it belongs to the sample book. */
            is_sample?: boolean;
        };
        /** @description Hits of one kind, the best first. */
        SearchGroup: {
            kind: components["schemas"]["SearchKind"];
            /** @description Whether the list of this kind finds more. */
            has_more: boolean;
            results: components["schemas"]["SearchHit"][];
        };
        /** @description What was found. */
        SearchResults: {
            groups: components["schemas"]["SearchGroup"][];
        };
        /**
         * @description Whether the recipient has read it.
         * @enum {string}
         */
        NotificationStatus: "unread" | "read";
        /**
         * @description What happened.
         * @enum {string}
         */
        NotificationKind: "policy_near_end" | "policy_expired" | "policy_renewed" | "policy_closed" | "payment_near" | "payment_delayed" | "cover_at_risk" | "credit_unused" | "remittance_due" | "payment_paid" | "payment_reminder_sent" | "subscription_approved" | "subscription_rejected" | "subscription_near_end" | "subscription_expired" | "contact_received" | "user_invited" | "import_finished" | "task_assigned" | "task_due" | "renewal_assigned" | "renewal_stale" | "renewal_unowned" | "renewal_lost" | "movement_sent" | "movement_issued" | "movement_waiting" | "policy_cancels_on";
        /** @description Something that a user should know, once for each recipient. */
        Notification: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NotificationKind"];
            /** @description What the text is made from. */
            params: {
                [key: string]: string | number | null;
            };
            /** @description What happened, in the language of the request. */
            title: string;
            /** @description More of it, in the language of the request. */
            description: string;
            status: components["schemas"]["NotificationStatus"];
            /** @description Where the thing itself is found. */
            link: components["schemas"]["Link"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description One page of notifications. */
        NotificationPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description How many of all the caller's notifications are unread. */
            unread_count: components["schemas"]["Count"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Notification"][];
        };
        /** @description Marks as read. */
        NotificationPatch: {
            /**
             * @description What is read does not become unread again.
             * @constant
             */
            status: "read";
        };
        /** @description What marking all has done. */
        NotificationsUpdated: {
            /** @description How many were unread before. */
            updated: components["schemas"]["Count"];
            /** @description How many are unread now. */
            unread_count: components["schemas"]["Count"];
        };
        /**
         * Format: binary
         * @description The bytes of a ZIP.
         */
        ZipContent: Blob;
        /**
         * @description What is imported.
         * @enum {string}
         */
        ImportKind: "customers" | "vehicles" | "insureds" | "policies" | "providers" | "branches" | "payments";
        /**
         * @description Whether rows are still taken, or what the import made was removed again.
         * @enum {string}
         */
        ImportStatus: "running" | "finished" | "undone";
        /** @description What an import brought of one insurer. */
        ImportTotal: {
            provider: components["schemas"]["Ref"];
            /** @description Policies. */
            policies: components["schemas"]["Count"];
            /** @description Instalments of these policies. */
            instalments: components["schemas"]["Count"];
            net_premium: components["schemas"]["Money"];
            /** @description Premium with levies and taxes. */
            total_grant: components["schemas"]["Money"];
            /** @description What has come in of it. */
            paid_amount: components["schemas"]["Money"];
        };
        /** @description A file that was imported, with what became of its rows. */
        Import: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            kind: components["schemas"]["ImportKind"];
            /** @description The policy whose insureds were imported, by its number. */
            policy: components["schemas"]["Ref"] | null;
            file_name: string;
            /** @description Rows of the file. */
            rows_count: components["schemas"]["Count"];
            /** @description Rows that made a record. */
            created_count: components["schemas"]["Count"];
            /** @description Rows of customers who were there already and joined the list. */
            linked_count: components["schemas"]["Count"];
            /** @description Rows of records that were there already, as the row has them. */
            identical_count: components["schemas"]["Count"];
            /** @description Rows that made nothing. */
            left_out_count: components["schemas"]["Count"];
            /** @description Rows that undoing had to leave. */
            kept_count: components["schemas"]["Count"];
            status: components["schemas"]["ImportStatus"];
            finished_at: components["schemas"]["Timestamp"] | null;
            undone_at: components["schemas"]["Timestamp"] | null;
            /** @description Of policies, whether those that are complete become active. */
            activates?: boolean;
            /** @description Of policies, what came in of each insurer and is still there; absent in lists and while rows still come in. */
            totals?: components["schemas"]["ImportTotal"][];
            /** @description Of the totals; absent without them. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Who imported the file. */
            created_by: components["schemas"]["Ref"] | null;
        };
        /** @description One page of imports. */
        ImportPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Import"][];
        };
        /**
         * @description What a file calls by a name of its own.
         * @enum {string}
         */
        ImportNameKind: "provider" | "branch";
        /** @description An insurer or a branch that a file calls by another name. */
        ImportName: {
            kind: components["schemas"]["ImportNameKind"];
            /** @description What the file says; accents, capitals and signs do not matter. */
            name: string;
            /** @description The insurer or branch that is meant. */
            record_id: components["schemas"]["Id"];
        };
        /** @description A new import. */
        ImportInput: {
            kind: components["schemas"]["ImportKind"];
            /** @description The policy whose insureds are imported. */
            policy_id?: components["schemas"]["Id"] | null;
            file_name: string;
            /** @description How many rows the file has. */
            rows_count: number;
            /**
             * @description How many of them a check found to be there already; they need not be sent.
             * @default 0
             */
            identical_count: number;
            /**
             * @description Of policies, whether those that are complete become active with their instalments and what was paid of them; else they stay drafts.
             * @default true
             */
            activates: boolean;
            /** @description Insurers and branches that the file calls by other names; they are remembered for the next file. */
            names?: components["schemas"]["ImportName"][];
            /**
             * @description How many rows a check found good. Where the plan has no room for so many policies, nothing begins.
             * @default 0
             */
            good_count: number;
        };
        /** @description Number of the row in the file; the first row below the headings is 2. */
        ImportRowNumber: number;
        /** @description One row of a file; texts as people write them, read by the server. */
        ImportRowInput: {
            number: components["schemas"]["ImportRowNumber"];
            /** @description Texts by field; an extra field of the branch is `extra.` and its key. A day in digits, such as 02/03/2026, is read day first. An amount that can be two, such as 1.500, is read as the column's other amounts of the request are written, else as the caller's language and the brokerage's currency are. Of vehicles, `brand_model` may hold `brand` and `model`, parted by a known brand, else by a sign or the first word, which a warning says; a tab between them leaves no doubt. Of policies and instalments, `entry_side` may be debit, for what is charged; a credit is refused. Of policies, `instalments_fall` says how a plan is made that the row leaves open. Where it says the number of instalments alone, `months` is one a month and `spread` evenly over the term; where it says neither number nor frequency, `once` is one instalment and `monthly` one a month. Without it they are spread, or one a month, and a warning says so. */
            values: {
                [key: string]: string;
            };
        };
        /** @description Rows to check. */
        ImportCheckInput: {
            kind: components["schemas"]["ImportKind"];
            /** @description The policy whose insureds are imported. */
            policy_id?: components["schemas"]["Id"] | null;
            rows: components["schemas"]["ImportRowInput"][];
            /** @description Identifications of titulars who stand in rows of the file that are not sent with these. */
            titulars_elsewhere?: string[];
            /**
             * @description Of policies, whether those that are complete become active with their instalments and what was paid of them; else they stay drafts.
             * @default true
             */
            activates: boolean;
            /** @description Insurers and branches that the file calls by other names. */
            names?: components["schemas"]["ImportName"][];
        };
        /**
         * @description A record was made, or an existing customer was taken into the list. Otherwise nothing happened: the same record is there already, it is there with other values, or the row is wrong.
         * @enum {string}
         */
        ImportOutcome: "created" | "linked" | "identical" | "different" | "failed";
        /** @description Messages by field, in the caller's language; `row` where they concern the whole row. Of a row that is there with other values, the errors say what is stored. */
        ImportMessages: {
            [key: string]: string[];
        };
        /** @description A name in a file by which the brokerage knows nothing. */
        ImportUnknownName: {
            kind: components["schemas"]["ImportNameKind"];
            name: string;
        };
        /**
         * @description A limit of the plan that rows can use up.
         * @enum {string}
         */
        ImportTaken: "customers" | "vehicles" | "policies";
        /** @description What became of one row, or would. */
        ImportRowResult: {
            number: components["schemas"]["ImportRowNumber"];
            outcome: components["schemas"]["ImportOutcome"];
            /** @description The record that the row made or took; of another row, the customer or vehicle that has its identification or plate already. */
            record: components["schemas"]["Ref"] | null;
            errors: components["schemas"]["ImportMessages"];
            warnings: components["schemas"]["ImportMessages"];
            /** @description What the policy that the row makes costs in all; absent of other rows. */
            total_grant?: components["schemas"]["Money"];
            /** @description What the net premium adds up to with its levies and taxes, where the row says another total, which counts; absent of other rows. */
            computed_total?: components["schemas"]["Money"];
            /** @description What the row calls an insurer or a branch, where the brokerage knows none by it; absent where it knows both. */
            unknown_names?: components["schemas"]["ImportUnknownName"][];
            /** @description The limits of the plan under which the row makes a record; absent where it makes none. */
            takes?: components["schemas"]["ImportTaken"][];
        };
        /** @description What would become of each row. */
        ImportCheck: {
            results: components["schemas"]["ImportRowResult"][];
        };
        /** @description Rows to import. */
        ImportRowsInput: {
            rows: components["schemas"]["ImportRowInput"][];
        };
        /** @description What became of each row, and where the import stands. */
        ImportProgress: {
            import: components["schemas"]["Import"];
            results: components["schemas"]["ImportRowResult"][];
        };
        /** @description A record that undoing leaves. */
        ImportKept: {
            number: components["schemas"]["ImportRowNumber"];
            /**
             * @description Kind of the record.
             * @enum {string}
             */
            model: "customer" | "vehicle" | "policy_insured" | "policy" | "provider" | "branch" | "payment";
            record: components["schemas"]["Ref"];
            /**
             * @description Why it stays; other records need it, somebody changed it since, or its policy is closed.
             * @enum {string}
             */
            reason: "held" | "changed" | "closed";
            held_by: components["schemas"]["Holder"][];
        };
        /** @description What undoing removed, what stays and why, and how much is left to do. */
        ImportUndo: {
            import: components["schemas"]["Import"];
            /** @description Records that were removed by this call. */
            removed_count: components["schemas"]["Count"];
            /** @description Records that the next call will look at. */
            remaining_count: components["schemas"]["Count"];
            kept: components["schemas"]["ImportKept"][];
        };
        /** @description Whether the server can work. */
        Health: {
            /**
             * @description slow where the database has not answered within two seconds; read_only where the disk is full, so that nothing is changed until there is room again.
             * @enum {string}
             */
            status: "ok" | "slow" | "read_only";
            version: string;
        };
        /** @description That the process is alive. */
        Liveness: {
            /** @constant */
            status: "alive";
            version: string;
        };
        /** @description A country of ISO 3166-1, named in the language of the caller. */
        PublicCountry: {
            /** @description Two-letter code of ISO 3166-1. */
            code: string;
            name: string;
        };
        /** @description A brokerage as the directory shows it. */
        DirectoryEntry: {
            alias: components["schemas"]["Alias"];
            name: string;
            slogan: string | null;
            /** @description The logo. */
            image: components["schemas"]["Link"] | null;
            city: string | null;
            state: components["schemas"]["State"] | null;
            country: components["schemas"]["PublicCountry"];
            tags: string[];
            /** @description Lines of insurance that the brokerage works in, by name. */
            branches: string[];
        };
        /** @description A value that a search can be narrowed to. */
        FacetValue: {
            /** @description What the filter is given. */
            value: string;
            /** @description What a person reads. */
            label: string;
            /** @description How many brokerages have it. */
            count: components["schemas"]["Count"];
        };
        /** @description Values that the search could be narrowed to, the most frequent first; each list leaves out its own filter, and has what is chosen although nobody has it. */
        DirectoryFacets: {
            countries: components["schemas"]["FacetValue"][];
            states: components["schemas"]["FacetValue"][];
            cities: components["schemas"]["FacetValue"][];
            tags: components["schemas"]["FacetValue"][];
            branches: components["schemas"]["FacetValue"][];
        };
        /** @description One page of the directory. */
        DirectoryPage: {
            /** @description How many are found in all. */
            count: components["schemas"]["Count"];
            page: number;
            page_size: number;
            results: components["schemas"]["DirectoryEntry"][];
            facets: components["schemas"]["DirectoryFacets"];
        };
        /** @description What a brokerage shows to everybody. */
        PublicProfile: {
            alias: components["schemas"]["Alias"];
            name: string;
            slogan: string | null;
            /** @description The logo. */
            image: components["schemas"]["Link"] | null;
            phone: components["schemas"]["Phone"];
            /** @description The telephone number as a person reads it. */
            phone_label: string;
            email: components["schemas"]["Email"];
            country: components["schemas"]["PublicCountry"];
            state: components["schemas"]["State"] | null;
            city: string | null;
            direction: string | null;
            website: components["schemas"]["WebAddress"] | null;
            tags: string[];
            /** @description Lines of insurance that the brokerage works in, by name. */
            branches: string[];
            resume: string | null;
            layout: components["schemas"]["ProfileLayout"];
            /** @description Whether the directory shows it, which also asks for a valid subscription. */
            is_listed: boolean;
        };
        /**
         * Format: binary
         * @description An SVG drawing or a PNG picture.
         */
        QrContent: Blob;
        /**
         * Format: binary
         * @description A vCard 3.0, which every address book reads.
         */
        VcardContent: Blob;
        /** @description A message of a visitor. */
        ContactInput: {
            /** @description The profile that is written to; null for the operator of the product. */
            alias: components["schemas"]["Alias"] | null;
            /** @description Of the person who writes. */
            name: string;
            email: components["schemas"]["Email"];
            /** @description What the person wants to know. */
            message: string;
            /** @description Stays empty; people do not see the field, programs that fill in forms do. */
            website?: string;
        };
        /** @description One page of plans. */
        PlanPage: {
            /** @description How many match in all. */
            count: components["schemas"]["Count"];
            count_is_at_least?: components["schemas"]["CountIsAtLeast"];
            /** @description The next page. */
            next: components["schemas"]["Link"] | null;
            /** @description The page before. */
            previous: components["schemas"]["Link"] | null;
            results: components["schemas"]["Plan"][];
        };
    };
    responses: {
        /** @description The path does not know the method. */
        MethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or the session ended. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body took too long to arrive. */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the record does not allow it. */
        Conflict: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        ContentTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has a type that is not accepted. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Some fields are not valid. */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something failed on the server. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot work at the moment. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller may not do this, or the plan does not include it. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such record for the caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Somebody else changed the record; it comes along as it is now. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The If-Match header is missing. */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What the caller has by its ETag is still right. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The card was refused; nothing was charged. */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What is asked for cannot be bought as it stands. */
        CheckoutConflict: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Which page, from 1. */
        page: number;
        /** @description How many rows a page has. */
        page_size: number;
        /**
         * @description One key for each thing the user wants, kept through retries.
         * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
         */
        IdempotencyKey: string;
        /**
         * @description The ETag of the record that the caller has seen.
         * @example "v3"
         */
        IfMatch: string;
        /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
        search: string;
        /**
         * @description The run in whose log the outcome is noted, where this is done to many records.
         * @example 31
         */
        RunId: number;
        /** @description Only records of the sample book, or only the brokerage's own. */
        is_sample: boolean;
        /** @description Only policies in this state. */
        policies_status: components["schemas"]["PolicyFilterStatus"];
        /** @description Only policies of this branch. */
        policies_branch: components["schemas"]["Id"];
        /** @description Only policies of this provider. */
        policies_provider: components["schemas"]["Id"];
        /** @description Only policies that this customer signs, pays or is insured by. */
        policies_customer: components["schemas"]["Id"];
        /** @description Only policies that insure this vehicle. */
        policies_vehicle: components["schemas"]["Id"];
        /** @description Only policies with this coverage. */
        policies_coverage: components["schemas"]["Id"];
        /** @description Only policies that this user sells. */
        policies_seller: components["schemas"]["Id"];
        /** @description Only policies of this contractor. */
        policies_contractor: components["schemas"]["Id"];
        /** @description Only policies of this payer. */
        policies_payer: components["schemas"]["Id"];
        /** @description Only policies whose contractor is insured too, or is not. */
        policies_is_insured: boolean;
        /** @description Only policies of this type. */
        policies_type: components["schemas"]["PolicyType"];
        /** @description Only policies of this select type. */
        policies_insured_select_type: components["schemas"]["InsuredSelectType"];
        /** @description Only policies that end on this day or later. */
        policies_ends_from: components["schemas"]["CalendarDate"];
        /** @description Only policies that end on this day or earlier. */
        policies_ends_to: components["schemas"]["CalendarDate"];
        /** @description Only policies that start on this day or later. */
        policies_starts_from: components["schemas"]["CalendarDate"];
        /** @description Only policies that start on this day or earlier. */
        policies_starts_to: components["schemas"]["CalendarDate"];
        /** @description Only policies that have at least one such row. */
        policies_holds: components["schemas"]["PolicyHolding"];
        /** @description Only policies with a value in the extra field of this key, their own or one of a vehicle, general item or insured. */
        policies_extra: components["schemas"]["ExtraKey"];
        /** @description With `extra`, only policies with this value in the field: a text, or a part of it, whatever capitals and accents; a number or an amount; a day as YYYY-MM-DD; a choice; `true` or `false`. */
        policies_extra_value: string;
        /** @description Only policies that were activated, in force or not, or only drafts. */
        policies_is_activated: boolean;
        /** @description Only policies whose closing is settled for a day, as after a renewal, a cancellation or a loss, or only those that end with nothing settled yet. */
        policies_is_closing: boolean;
        /** @description Reads on without counting pages; begin with `first`, then follow `next`. */
        cursor: string;
        /** @description What is to be collected, the credits, or both; what is to be collected unless told. */
        payments_kind: components["schemas"]["PaymentFilterKind"];
        /** @description Only instalments in this state. */
        payments_status: components["schemas"]["PaymentFilterStatus"];
        /** @description Only instalments paid this way. */
        payments_method: components["schemas"]["PaymentMethod"];
        /** @description Only instalments of this policy. */
        payments_policy: components["schemas"]["Id"];
        /** @description Only instalments of this provider. */
        payments_provider: components["schemas"]["Id"];
        /** @description Only instalments of this branch. */
        payments_branch: components["schemas"]["Id"];
        /** @description Only instalments of this contractor's policies. */
        payments_contractor: components["schemas"]["Id"];
        /** @description Only instalments that this customer pays. */
        payments_payer: components["schemas"]["Id"];
        /** @description Only instalments that this customer pays, or of policies that they hold. */
        payments_customer: components["schemas"]["Id"];
        /** @description Only instalments that the broker, or the insurer, collects. */
        payments_collected_by: components["schemas"]["CollectedBy"];
        /** @description Only instalments and credits of which the broker has something to hand over to the insurer, or to ask back. */
        payments_to_remit: boolean;
        /** @description Only instalments for which the insurer may stop covering - the oldest unpaid one of a policy in force whose days of grace are over. */
        payments_at_risk: boolean;
        /** @description Only instalments due on this day or later. */
        payments_due_from: components["schemas"]["CalendarDate"];
        /** @description Only instalments due on this day or earlier. */
        payments_due_to: components["schemas"]["CalendarDate"];
        /** @description Only instalments for which money came in, or credits of which money went back, on this day or later. */
        payments_received_from: components["schemas"]["CalendarDate"];
        /** @description Only instalments for which money came in, or credits of which money went back, on this day or earlier. */
        payments_received_to: components["schemas"]["CalendarDate"];
        /** @description Language of names and texts; goes before Accept-Language. */
        lng: components["schemas"]["Language"];
        /** @description The address of the public profile. */
        alias: components["schemas"]["Alias"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description The version of the record, for If-Match.
         * @example "v3"
         */
        ETag: string;
        /**
         * @description Asks the browser to save the file under its name.
         * @example attachment; filename="poliza.pdf"
         */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description The session record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshInput"];
            };
        };
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshInput"];
            };
        };
        responses: {
            /** @description The new pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of open sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This is the only session. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the session. */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWsTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WsTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnName"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnNameInput"];
            };
        };
        responses: {
            /** @description The names as they are kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnName"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreferencesPatch"];
            };
        };
        responses: {
            /** @description All preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDrafts: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of drafts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Form and record, and what tells a draft from others of the same: customer.41.x7k2, or customer.new.x7k2. */
                draftKey: components["schemas"]["DraftKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftInput"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Form and record, and what tells a draft from others of the same: customer.41.x7k2, or customer.new.x7k2. */
                draftKey: components["schemas"]["DraftKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such draft any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description The same text for every address. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmRegistrationInput"];
            };
        };
        responses: {
            /** @description The account can sign in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendConfirmationInput"];
            };
        };
        responses: {
            /** @description The same text for every address. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverPasswordInput"];
            };
        };
        responses: {
            /** @description The same text for every address. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            /** @description Tokens of the new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkNewPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckNewPasswordInput"];
            };
        };
        responses: {
            /** @description What is wrong with the password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasswordCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSampleBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSampleBook: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sample book. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleBook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSampleBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no sample book. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brokerage. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerInput"];
            };
        };
        responses: {
            /** @description The new brokerage. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePartner: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerPatch"];
            };
        };
        responses: {
            /** @description The brokerage. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsPatch"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePartnerImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageInput"];
            };
        };
        responses: {
            /** @description Where the image is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePartnerImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no image any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMyImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageInput"];
            };
        };
        responses: {
            /** @description Where the image is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMyImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no image any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The image's own name, which nobody can guess. */
                imageKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    /**
                     * @description The image may be kept for ever.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["ImageContent"];
                    "image/jpeg": components["schemas"]["ImageContent"];
                    "image/webp": components["schemas"]["ImageContent"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAliasAvailability: {
        parameters: {
            query: {
                /**
                 * @description The wanted alias.
                 * @example andes-seguros
                 */
                alias: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is free, and why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AliasAvailability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permissions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Field to sort by; a minus sign turns the order round. */
                ordering?: "name" | "-name" | "users_count" | "-users_count" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            /** @description The new role. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the role. */
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
            };
            path: {
                /** @description Number of the role. */
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the role. */
                roleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePatch"];
            };
        };
        responses: {
            /** @description The changed role. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Field to sort by; a minus sign turns the order round. */
                ordering?: "name" | "-name" | "email" | "-email" | "role" | "-role" | "last_seen_at" | "-last_seen_at" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Only users with this role. */
                role?: components["schemas"]["Id"];
                /** @description Only users who may sign in, or only those who may not. */
                is_active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
            };
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The changed user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is signed in nowhere. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work of the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWorkPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeactivateUserInput"];
            };
        };
        responses: {
            /** @description The user, who can no longer sign in. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateUser: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the user. */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only records of the sample book, or only the brokerage's own. */
                is_sample?: components["parameters"]["is_sample"];
                /** @description Field to sort by; a minus sign turns the order round. */
                ordering?: "name" | "-name" | "identification" | "-identification" | "legal_type" | "-legal_type" | "city" | "-city" | "email" | "-email" | "birthdate" | "-birthdate" | "balance" | "-balance" | "next_end_date" | "-next_end_date" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Only customers who have this role. */
                role?: components["schemas"]["CustomerRole"];
                /** @description Only natural or only legal persons. */
                legal_type?: components["schemas"]["LegalType"];
                /** @description Only customers of this country. */
                country?: components["schemas"]["CountryId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description The new customer. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the customer. */
                customerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
            };
            path: {
                /** @description Number of the customer. */
                customerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the customer. */
                customerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerPatch"];
            };
        };
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicles: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only records of the sample book, or only the brokerage's own. */
                is_sample?: components["parameters"]["is_sample"];
                /** @description Field to sort by; a minus sign turns the order round. */
                ordering?: "plate" | "-plate" | "brand" | "-brand" | "model" | "-model" | "year" | "-year" | "owner" | "-owner" | "commercial_value" | "-commercial_value" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Only vehicles of this customer. */
                owner?: components["schemas"]["Id"];
                /** @description Only vehicles of this brand, whatever its capitals and accents. */
                brand?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of vehicles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehiclePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVehicle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehicleInput"];
            };
        };
        responses: {
            /** @description The new vehicle. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the vehicle. */
                vehicleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVehicle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
            };
            path: {
                /** @description Number of the vehicle. */
                vehicleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicle is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVehicle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the vehicle. */
                vehicleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VehiclePatch"];
            };
        };
        responses: {
            /** @description The vehicle. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vehicle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProviders: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Field to sort by; a minus sign turns the order round. */
                ordering?: "name" | "-name" | "short_name" | "-short_name" | "ruc" | "-ruc" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Only providers who sell this branch. */
                branch?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProvider: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderInput"];
            };
        };
        responses: {
            /** @description The new provider. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provider"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the provider. */
                providerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provider"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteProvider: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
            };
            path: {
                /** @description Number of the provider. */
                providerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProvider: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the provider. */
                providerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderPatch"];
            };
        };
        responses: {
            /** @description The provider. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Provider"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProviderProduction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the provider. */
                providerId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderProduction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBranches: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Field to sort by; a minus sign turns the order round. */
                ordering?: "name" | "-name" | "group" | "-group" | "code" | "-code" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Only branches of this family. */
                group?: components["schemas"]["BranchGroup"];
                /** @description Only branches that add fields of their own, or only the others. */
                has_extra_fields?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of branches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BranchPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBranch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchInput"];
            };
        };
        responses: {
            /** @description The new branch. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOfficialBranches: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficialBranchesInput"];
            };
        };
        responses: {
            /** @description What was added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficialBranches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the branch. */
                branchId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBranch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
            };
            path: {
                /** @description Number of the branch. */
                branchId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBranch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the branch. */
                branchId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchPatch"];
            };
        };
        responses: {
            /** @description The branch. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listViews: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Only views of this list. */
                list?: components["schemas"]["ListName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewInput"];
            };
        };
        responses: {
            /** @description The new view. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the view. */
                viewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the view. */
                viewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the view. */
                viewId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewPatch"];
            };
        };
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoverages: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Field to sort by; a minus sign turns the order round. */
                ordering?: "name" | "-name" | "coverage_type" | "-coverage_type" | "branch" | "-branch" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Only coverages of this branch. */
                branch?: components["schemas"]["Id"];
                /** @description Only coverages of this kind. */
                coverage_type?: components["schemas"]["CoverageType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of coverages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoveragePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCoverage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoverageInput"];
            };
        };
        responses: {
            /** @description The new coverage. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the coverage. */
                coverageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coverage. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCoverage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
            };
            path: {
                /** @description Number of the coverage. */
                coverageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coverage is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCoverage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the coverage. */
                coverageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoveragePatch"];
            };
        };
        responses: {
            /** @description The coverage. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coverage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCie10Codes: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Field to sort by; a minus sign turns the order round. */
                ordering?: "code" | "-code" | "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of diagnoses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cie10CodePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCie10Code: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the diagnosis. */
                cie10Id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The diagnosis. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cie10Code"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Field to sort by; a minus sign turns the order round. The day is the one that counts, put off or not. */
                ordering?: "day" | "-day" | "title" | "-title" | "priority" | "-priority" | "assignee" | "-assignee" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Only tasks that stand so. */
                status?: components["schemas"]["TaskStatus"];
                /** @description Only open tasks that stand so today. */
                band?: components["schemas"]["TaskBand"];
                /** @description Only tasks of this kind. */
                kind?: components["schemas"]["TaskKind"];
                /** @description Only tasks of this priority. */
                priority?: components["schemas"]["TaskPriority"];
                /** @description Only tasks of this user. */
                assignee?: components["schemas"]["Id"];
                /** @description Only tasks that the caller has to do. */
                mine?: boolean;
                /** @description Only tasks about records of this kind. */
                about_model?: components["schemas"]["TaskModel"];
                /** @description Only tasks about the record of this number, of the kind that is named besides. */
                about_id?: components["schemas"]["Id"];
                /** @description Beside those about the renewal or movement that is named, also tasks about its policy. */
                with_policy?: boolean;
                /** @description Only tasks that count on this day or later. */
                from?: components["schemas"]["CalendarDate"];
                /** @description Only tasks that count on this day or earlier. */
                until?: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskInput"];
            };
        };
        responses: {
            /** @description The new task. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
            };
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskPatch"];
            };
        };
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCompletion"];
            };
        };
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    snoozeTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskSnooze"];
            };
        };
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoTaskSnooze: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignTask: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the task. */
                taskId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskAssignment"];
            };
        };
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskRuleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTaskRule: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskRuleInput"];
            };
        };
        responses: {
            /** @description The new rule. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskRule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTaskRule: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the rule. */
                taskRuleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rule is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTaskRule: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the rule. */
                taskRuleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskRulePatch"];
            };
        };
        responses: {
            /** @description The rule. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskRule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLateOfTaskRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the rule. */
                taskRuleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskRuleLate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLateOfTaskRule: {
        parameters: {
            query?: {
                /** @description How many tasks are added at most. */
                most?: number;
            };
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the rule. */
                taskRuleId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskRuleLate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskAssignees: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only users who may view records of this kind. */
                about_model?: components["schemas"]["TaskModel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users of the brokerage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskAssigneePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such address any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFeedPatch"];
            };
        };
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar with its address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRenewals: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Field to sort by; a minus sign turns the order round. */
                ordering?: "end_date" | "-end_date" | "net" | "-net" | "premium_change" | "-premium_change" | "stage_since" | "-stage_since" | "next_action_on" | "-next_action_on" | "created_at" | "-created_at";
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only cards in this stage. */
                stage?: components["schemas"]["Id"];
                /** @description Only cards in stages of this kind. */
                kind?: components["schemas"]["RenewalStageKind"];
                /** @description Only cards of this user. */
                assignee?: components["schemas"]["Id"];
                /** @description Only cards of the caller. */
                mine?: boolean;
                /** @description Only open cards that nobody works on. */
                unowned?: boolean;
                /** @description Only open cards whose term ends so soon. */
                band?: components["schemas"]["RenewalBand"];
                /** @description Only open cards of this risk. */
                risk?: components["schemas"]["RenewalRisk"];
                /** @description Only open cards that stand in their stage longer than it allows. */
                stale?: boolean;
                /** @description Only cards with this outcome. */
                outcome?: components["schemas"]["RenewalOutcome"];
                /** @description Only terms with this insurer. */
                provider?: components["schemas"]["Id"];
                /** @description Only terms of this branch. */
                branch?: components["schemas"]["Id"];
                /** @description Only terms of this customer. */
                contractor?: components["schemas"]["Id"];
                /** @description Only the card of this policy. */
                policy?: components["schemas"]["Id"];
                /** @description Only terms that end on this day or later. */
                ends_from?: components["schemas"]["CalendarDate"];
                /** @description Only terms that end on this day or earlier. */
                ends_to?: components["schemas"]["CalendarDate"];
                /** @description Only terms whose next premium changes by this percentage or more; less than nothing is cheaper. */
                change_from?: components["schemas"]["PremiumChange"];
                /** @description Only terms whose next premium changes by this percentage or less. */
                change_to?: components["schemas"]["PremiumChange"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of renewals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRenewal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalInput"];
            };
        };
        responses: {
            /** @description The new card. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRenewalBoard: {
        parameters: {
            query?: {
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only cards in this stage. */
                stage?: components["schemas"]["Id"];
                /** @description Only cards of this user. */
                assignee?: components["schemas"]["Id"];
                /** @description Only cards of the caller. */
                mine?: boolean;
                /** @description Only open cards that nobody works on. */
                unowned?: boolean;
                /** @description Only open cards whose term ends so soon. */
                band?: components["schemas"]["RenewalBand"];
                /** @description Only open cards of this risk. */
                risk?: components["schemas"]["RenewalRisk"];
                /** @description Only open cards that stand in their stage longer than it allows. */
                stale?: boolean;
                /** @description Only cards with this outcome. */
                outcome?: components["schemas"]["RenewalOutcome"];
                /** @description Only terms with this insurer. */
                provider?: components["schemas"]["Id"];
                /** @description Only terms of this branch. */
                branch?: components["schemas"]["Id"];
                /** @description Only terms of this customer. */
                contractor?: components["schemas"]["Id"];
                /** @description Only the card of this policy. */
                policy?: components["schemas"]["Id"];
                /** @description Only terms that end on this day or later. */
                ends_from?: components["schemas"]["CalendarDate"];
                /** @description Only terms that end on this day or earlier. */
                ends_to?: components["schemas"]["CalendarDate"];
                /** @description Only terms whose next premium changes by this percentage or more; less than nothing is cheaper. */
                change_from?: components["schemas"]["PremiumChange"];
                /** @description Only terms whose next premium changes by this percentage or less. */
                change_to?: components["schemas"]["PremiumChange"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages with their first cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRenewalSummary: {
        parameters: {
            query?: {
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only cards in this stage. */
                stage?: components["schemas"]["Id"];
                /** @description Only cards in stages of this kind. */
                kind?: components["schemas"]["RenewalStageKind"];
                /** @description Only cards of this user. */
                assignee?: components["schemas"]["Id"];
                /** @description Only cards of the caller. */
                mine?: boolean;
                /** @description Only open cards that nobody works on. */
                unowned?: boolean;
                /** @description Only open cards whose term ends so soon. */
                band?: components["schemas"]["RenewalBand"];
                /** @description Only open cards of this risk. */
                risk?: components["schemas"]["RenewalRisk"];
                /** @description Only open cards that stand in their stage longer than it allows. */
                stale?: boolean;
                /** @description Only cards with this outcome. */
                outcome?: components["schemas"]["RenewalOutcome"];
                /** @description Only terms with this insurer. */
                provider?: components["schemas"]["Id"];
                /** @description Only terms of this branch. */
                branch?: components["schemas"]["Id"];
                /** @description Only terms of this customer. */
                contractor?: components["schemas"]["Id"];
                /** @description Only the card of this policy. */
                policy?: components["schemas"]["Id"];
                /** @description Only terms that end on this day or later. */
                ends_from?: components["schemas"]["CalendarDate"];
                /** @description Only terms that end on this day or earlier. */
                ends_to?: components["schemas"]["CalendarDate"];
                /** @description Only terms whose next premium changes by this percentage or more; less than nothing is cheaper. */
                change_from?: components["schemas"]["PremiumChange"];
                /** @description Only terms whose next premium changes by this percentage or less. */
                change_to?: components["schemas"]["PremiumChange"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts and sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRenewalRetention: {
        parameters: {
            query?: {
                /** @description What the terms are grouped by; their branch by default. */
                by?: components["schemas"]["RetentionGrouping"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups, those with the most terms first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionByGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The renewal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveRenewal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalMove"];
            };
        };
        responses: {
            /** @description The renewal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignRenewal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalAssignment"];
            };
        };
        responses: {
            /** @description The renewal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    prepareRenewal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalPreparation"];
            };
        };
        responses: {
            /** @description The renewal with its next term. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRenewalMail: {
        parameters: {
            query: {
                /** @description Whom it goes to. */
                to: components["schemas"]["RenewalMailTo"];
            };
            header?: never;
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askInsurer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalMailInput"];
            };
        };
        responses: {
            /** @description The renewal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindClient: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalMailInput"];
            };
        };
        responses: {
            /** @description The renewal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoRenewalStep: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalUndo"];
            };
        };
        responses: {
            /** @description The renewal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loseRenewal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalLoss"];
            };
        };
        responses: {
            /** @description The renewal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenRenewal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the renewal. */
                renewalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The renewal. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Renewal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRenewalStages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalStageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRenewalStage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalStageInput"];
            };
        };
        responses: {
            /** @description The new stage. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalStage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderRenewalStages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalStageOrder"];
            };
        };
        responses: {
            /** @description The stages in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalStageList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRenewalStage: {
        parameters: {
            query?: {
                /** @description The stage of the same kind to which its cards go. */
                move_to?: components["schemas"]["Id"];
            };
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the stage. */
                renewalStageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stage is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateRenewalStage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the stage. */
                renewalStageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalStagePatch"];
            };
        };
        responses: {
            /** @description The stage. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalStage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    comparePolicies: {
        parameters: {
            query: {
                /** @description The policy that it is compared with. */
                other: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What differs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsDifference"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicies: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only records of the sample book, or only the brokerage's own. */
                is_sample?: components["parameters"]["is_sample"];
                /** @description Field to sort by; a minus sign turns the order round. By `agenda`, what is in force comes first, the next to end before all; then what is expired, drafts and what is closed, the latest first. */
                ordering?: "agenda" | "number" | "-number" | "status" | "-status" | "start_date" | "-start_date" | "end_date" | "-end_date" | "branch" | "-branch" | "provider" | "-provider" | "contractor" | "-contractor" | "payer" | "-payer" | "net_premium" | "-net_premium" | "total_grant" | "-total_grant" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description Only policies in this state. */
                status?: components["parameters"]["policies_status"];
                /** @description Only policies of this branch. */
                branch?: components["parameters"]["policies_branch"];
                /** @description Only policies of this provider. */
                provider?: components["parameters"]["policies_provider"];
                /** @description Only policies that this customer signs, pays or is insured by. */
                customer?: components["parameters"]["policies_customer"];
                /** @description Only policies that insure this vehicle. */
                vehicle?: components["parameters"]["policies_vehicle"];
                /** @description Only policies with this coverage. */
                coverage?: components["parameters"]["policies_coverage"];
                /** @description Only policies that this user sells. */
                seller?: components["parameters"]["policies_seller"];
                /** @description Only policies of this contractor. */
                contractor?: components["parameters"]["policies_contractor"];
                /** @description Only policies of this payer. */
                payer?: components["parameters"]["policies_payer"];
                /** @description Only policies whose contractor is insured too, or is not. */
                is_insured?: components["parameters"]["policies_is_insured"];
                /** @description Only policies of this type. */
                type?: components["parameters"]["policies_type"];
                /** @description Only policies of this select type. */
                insured_select_type?: components["parameters"]["policies_insured_select_type"];
                /** @description Only policies that end on this day or later. */
                ends_from?: components["parameters"]["policies_ends_from"];
                /** @description Only policies that end on this day or earlier. */
                ends_to?: components["parameters"]["policies_ends_to"];
                /** @description Only policies that start on this day or later. */
                starts_from?: components["parameters"]["policies_starts_from"];
                /** @description Only policies that start on this day or earlier. */
                starts_to?: components["parameters"]["policies_starts_to"];
                /** @description Only policies that have at least one such row. */
                holds?: components["parameters"]["policies_holds"];
                /** @description Only policies with a value in the extra field of this key, their own or one of a vehicle, general item or insured. */
                extra?: components["parameters"]["policies_extra"];
                /** @description With `extra`, only policies with this value in the field: a text, or a part of it, whatever capitals and accents; a number or an amount; a day as YYYY-MM-DD; a choice; `true` or `false`. */
                extra_value?: components["parameters"]["policies_extra_value"];
                /** @description Only policies that were activated, in force or not, or only drafts. */
                is_activated?: components["parameters"]["policies_is_activated"];
                /** @description Only policies whose closing is settled for a day, as after a renewal, a cancellation or a loss, or only those that end with nothing settled yet. */
                is_closing?: components["parameters"]["policies_is_closing"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of policies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyInput"];
            };
        };
        responses: {
            /** @description The new policy. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicySummary: {
        parameters: {
            query?: {
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only records of the sample book, or only the brokerage's own. */
                is_sample?: components["parameters"]["is_sample"];
                /** @description Only policies of this branch. */
                branch?: components["parameters"]["policies_branch"];
                /** @description Only policies of this provider. */
                provider?: components["parameters"]["policies_provider"];
                /** @description Only policies that this customer signs, pays or is insured by. */
                customer?: components["parameters"]["policies_customer"];
                /** @description Only policies that insure this vehicle. */
                vehicle?: components["parameters"]["policies_vehicle"];
                /** @description Only policies with this coverage. */
                coverage?: components["parameters"]["policies_coverage"];
                /** @description Only policies that this user sells. */
                seller?: components["parameters"]["policies_seller"];
                /** @description Only policies of this contractor. */
                contractor?: components["parameters"]["policies_contractor"];
                /** @description Only policies of this payer. */
                payer?: components["parameters"]["policies_payer"];
                /** @description Only policies whose contractor is insured too, or is not. */
                is_insured?: components["parameters"]["policies_is_insured"];
                /** @description Only policies of this type. */
                type?: components["parameters"]["policies_type"];
                /** @description Only policies of this select type. */
                insured_select_type?: components["parameters"]["policies_insured_select_type"];
                /** @description Only policies that end on this day or later. */
                ends_from?: components["parameters"]["policies_ends_from"];
                /** @description Only policies that end on this day or earlier. */
                ends_to?: components["parameters"]["policies_ends_to"];
                /** @description Only policies that start on this day or later. */
                starts_from?: components["parameters"]["policies_starts_from"];
                /** @description Only policies that start on this day or earlier. */
                starts_to?: components["parameters"]["policies_starts_to"];
                /** @description Only policies that have at least one such row. */
                holds?: components["parameters"]["policies_holds"];
                /** @description Only policies with a value in the extra field of this key, their own or one of a vehicle, general item or insured. */
                extra?: components["parameters"]["policies_extra"];
                /** @description With `extra`, only policies with this value in the field: a text, or a part of it, whatever capitals and accents; a number or an amount; a day as YYYY-MM-DD; a choice; `true` or `false`. */
                extra_value?: components["parameters"]["policies_extra_value"];
                /** @description Only policies that were activated, in force or not, or only drafts. */
                is_activated?: components["parameters"]["policies_is_activated"];
                /** @description Only policies whose closing is settled for a day, as after a renewal, a cancellation or a loss, or only those that end with nothing settled yet. */
                is_closing?: components["parameters"]["policies_is_closing"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts and premiums by state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicySummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyPatch"];
            };
        };
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    activatePolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closePolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ObservationsInput"];
            };
        };
        responses: {
            /** @description The closed policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicyReopening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyReopening"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenPolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy, active again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewPolicy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ObservationsInput"];
            };
        };
        responses: {
            /** @description The draft that was there already. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            /** @description The draft of the next term. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPremium: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PremiumInput"];
            };
        };
        responses: {
            /** @description The charges and the total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Premium"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMovements: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only records of the sample book, or only the brokerage's own. */
                is_sample?: components["parameters"]["is_sample"];
                /** @description Only those of this policy. */
                policy?: components["schemas"]["Id"];
                /** @description Only of this kind. */
                kind?: components["schemas"]["MovementKind"];
                /** @description Only those that stand so. */
                status?: components["schemas"]["MovementStatus"];
                /** @description Only of policies of this insurer. */
                provider?: components["schemas"]["Id"];
                /** @description Only those that end a cover for this reason. */
                reason_code?: components["schemas"]["LostReason"];
                /** @description Only those that take another back; with false only the others. */
                undoing?: boolean;
                /** @description Only those that an insurer has had for so many days or more. */
                waiting_days?: number;
                /** @description What to order by. */
                ordering?: "-created_at" | "created_at" | "effective_date" | "-effective_date" | "total_delta" | "-total_delta" | "number" | "-number" | "sent_on" | "-sent_on";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMovementSummary: {
        parameters: {
            query?: {
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only records of the sample book, or only the brokerage's own. */
                is_sample?: components["parameters"]["is_sample"];
                /** @description Only those of this policy. */
                policy?: components["schemas"]["Id"];
                /** @description Only of this kind. */
                kind?: components["schemas"]["MovementKind"];
                /** @description Only of policies of this insurer. */
                provider?: components["schemas"]["Id"];
                /** @description Only those that end a cover for this reason. */
                reason_code?: components["schemas"]["LostReason"];
                /** @description Only those that take another back; with false only the others. */
                undoing?: boolean;
                /** @description Only those that an insurer has had for so many days or more. */
                waiting_days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts and sums by state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMovement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movement. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMovement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovementPatch"];
            };
        };
        responses: {
            /** @description The changed draft. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMovementChecklist: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovementChecklistPatch"];
            };
        };
        responses: {
            /** @description The movement. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMovementMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMovement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovementSend"];
            };
        };
        responses: {
            /** @description The movement. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueMovement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovementIssue"];
            };
        };
        responses: {
            /** @description The movement. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectMovement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovementReason"];
            };
        };
        responses: {
            /** @description The movement. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenMovement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movement. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardMovement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movement. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewMovementUndo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would be taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementUndo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoMovement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the movement. */
                movementId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movement. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicyAsOf: {
        parameters: {
            query?: {
                /** @description The day, today where none is told; what takes effect on it counts. */
                day?: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy on that day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyAsOf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMovement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovementInput"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Movement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewMovement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovementInput"];
            };
        };
        responses: {
            /** @description What it comes to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkMovementItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovementItemsCheckInput"];
            };
        };
        responses: {
            /** @description What each row names, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementItemsCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicySheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy and its lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicySheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PolicyPdf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PolicyPdf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewInstalments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instalments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstalmentsPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicyCoverages: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coverages of a policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyCoveragePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPolicyCoverage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyCoverageInput"];
            };
        };
        responses: {
            /** @description The new coverage of a policy. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyCoverage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePolicyCoverage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coverage of a policy is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePolicyCoverage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyCoveragePatch"];
            };
        };
        responses: {
            /** @description The coverage of a policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyCoverage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicyInsureds: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only insureds who are this within the policy. */
                relationship?: components["schemas"]["InsuredRelationship"];
                /** @description Only this customer and those who depend on them. */
                family?: components["schemas"]["Id"];
                /** @description Field to sort by; a minus sign turns the order round. */
                ordering?: "customer" | "-customer" | "start_date" | "-start_date" | "relationship" | "-relationship" | "prima" | "-prima" | "certificate_number" | "-certificate_number";
            };
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The insureds of a policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyInsuredPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPolicyInsured: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyInsuredInput"];
            };
        };
        responses: {
            /** @description The new person insured by a policy. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyInsured"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePolicyInsured: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person insured by a policy is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePolicyInsured: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyInsuredPatch"];
            };
        };
        responses: {
            /** @description The person insured by a policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyInsured"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicyGenerals: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The general items of a policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyGeneralPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPolicyGeneral: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyGeneralInput"];
            };
        };
        responses: {
            /** @description The new general item of a policy. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyGeneral"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePolicyGeneral: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The general item of a policy is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePolicyGeneral: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyGeneralPatch"];
            };
        };
        responses: {
            /** @description The general item of a policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyGeneral"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicyVehicles: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicles of a policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyVehiclePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPolicyVehicle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyVehicleInput"];
            };
        };
        responses: {
            /** @description The new vehicle of a policy. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyVehicle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePolicyVehicle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vehicle of a policy is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePolicyVehicle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyVehiclePatch"];
            };
        };
        responses: {
            /** @description The vehicle of a policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyVehicle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicyBeneficiaries: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The beneficiaries of a policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyBeneficiaryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPolicyBeneficiary: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyBeneficiaryInput"];
            };
        };
        responses: {
            /** @description The new beneficiary of a policy. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyBeneficiary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePolicyBeneficiary: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The beneficiary of a policy is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePolicyBeneficiary: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyBeneficiaryPatch"];
            };
        };
        responses: {
            /** @description The beneficiary of a policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyBeneficiary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicySellers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sellers of a policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicySellerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPolicySeller: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicySellerInput"];
            };
        };
        responses: {
            /** @description The new seller of a policy. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicySeller"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePolicySeller: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seller of a policy is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePolicySeller: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the row. */
                rowId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicySellerPatch"];
            };
        };
        responses: {
            /** @description The seller of a policy. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicySeller"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSellerCandidates: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users of the brokerage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerCandidatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicyFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files of a policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyFilePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPolicyFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PolicyFileInput"];
            };
        };
        responses: {
            /** @description The policy has the same file already; nothing was added. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyFile"];
                };
            };
            /** @description The new file. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPolicyFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the file. */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PdfContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePolicyFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the policy. */
                policyId: components["schemas"]["Id"];
                /** @description Number of the file. */
                fileId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only records of the sample book, or only the brokerage's own. */
                is_sample?: components["parameters"]["is_sample"];
                /** @description Reads on without counting pages; begin with `first`, then follow `next`. */
                cursor?: components["parameters"]["cursor"];
                /** @description Field to sort by; a minus sign turns the order round. By `agenda`, what is not paid comes first, the earliest due day before all; then what is paid, the latest due day first. */
                ordering?: "agenda" | "due_date" | "-due_date" | "amount" | "-amount" | "number" | "-number" | "status" | "-status" | "policy_number" | "-policy_number" | "contractor" | "-contractor" | "provider" | "-provider" | "branch" | "-branch" | "payment_date" | "-payment_date" | "created_at" | "-created_at" | "updated_at" | "-updated_at";
                /** @description What is to be collected, the credits, or both; what is to be collected unless told. */
                kind?: components["parameters"]["payments_kind"];
                /** @description Only instalments in this state. */
                status?: components["parameters"]["payments_status"];
                /** @description Only instalments paid this way. */
                method?: components["parameters"]["payments_method"];
                /** @description Only instalments of this policy. */
                policy?: components["parameters"]["payments_policy"];
                /** @description Only instalments of this provider. */
                provider?: components["parameters"]["payments_provider"];
                /** @description Only instalments of this branch. */
                branch?: components["parameters"]["payments_branch"];
                /** @description Only instalments of this contractor's policies. */
                contractor?: components["parameters"]["payments_contractor"];
                /** @description Only instalments that this customer pays. */
                payer?: components["parameters"]["payments_payer"];
                /** @description Only instalments that this customer pays, or of policies that they hold. */
                customer?: components["parameters"]["payments_customer"];
                /** @description Only instalments that the broker, or the insurer, collects. */
                collected_by?: components["parameters"]["payments_collected_by"];
                /** @description Only instalments and credits of which the broker has something to hand over to the insurer, or to ask back. */
                to_remit?: components["parameters"]["payments_to_remit"];
                /** @description Only instalments for which the insurer may stop covering - the oldest unpaid one of a policy in force whose days of grace are over. */
                at_risk?: components["parameters"]["payments_at_risk"];
                /** @description Only instalments due on this day or later. */
                due_from?: components["parameters"]["payments_due_from"];
                /** @description Only instalments due on this day or earlier. */
                due_to?: components["parameters"]["payments_due_to"];
                /** @description Only instalments for which money came in, or credits of which money went back, on this day or later. */
                received_from?: components["parameters"]["payments_received_from"];
                /** @description Only instalments for which money came in, or credits of which money went back, on this day or earlier. */
                received_to?: components["parameters"]["payments_received_to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of instalments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentSummary: {
        parameters: {
            query?: {
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only records of the sample book, or only the brokerage's own. */
                is_sample?: components["parameters"]["is_sample"];
                /** @description Only instalments paid this way. */
                method?: components["parameters"]["payments_method"];
                /** @description Only instalments of this policy. */
                policy?: components["parameters"]["payments_policy"];
                /** @description Only instalments of this provider. */
                provider?: components["parameters"]["payments_provider"];
                /** @description Only instalments of this branch. */
                branch?: components["parameters"]["payments_branch"];
                /** @description Only instalments of this contractor's policies. */
                contractor?: components["parameters"]["payments_contractor"];
                /** @description Only instalments that this customer pays. */
                payer?: components["parameters"]["payments_payer"];
                /** @description Only instalments that this customer pays, or of policies that they hold. */
                customer?: components["parameters"]["payments_customer"];
                /** @description Only instalments that the broker, or the insurer, collects. */
                collected_by?: components["parameters"]["payments_collected_by"];
                /** @description Only instalments and credits of which the broker has something to hand over to the insurer, or to ask back. */
                to_remit?: components["parameters"]["payments_to_remit"];
                /** @description Only instalments for which the insurer may stop covering - the oldest unpaid one of a policy in force whose days of grace are over. */
                at_risk?: components["parameters"]["payments_at_risk"];
                /** @description Only instalments due on this day or later. */
                due_from?: components["parameters"]["payments_due_from"];
                /** @description Only instalments due on this day or earlier. */
                due_to?: components["parameters"]["payments_due_to"];
                /** @description Only instalments for which money came in, or credits of which money went back, on this day or later. */
                received_from?: components["parameters"]["payments_received_from"];
                /** @description Only instalments for which money came in, or credits of which money went back, on this day or earlier. */
                received_to?: components["parameters"]["payments_received_to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts and sums by state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instalment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPatch"];
            };
        };
        responses: {
            /** @description The instalment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payInstalment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayInstalmentInput"];
            };
        };
        responses: {
            /** @description The paid instalment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    remitInstalment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemitInput"];
            };
        };
        responses: {
            /** @description The instalment, with nothing to hand over. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoRemittance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instalment, with what is to be handed over. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpayInstalment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unpaid instalment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceipts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipts of an instalment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReceipt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptInput"];
            };
        };
        responses: {
            /** @description The new receipt. If-Match is the version of the instalment, ETag that of the receipt. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    voidReceipt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
                /** @description Number of the receipt. */
                receiptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt that was taken back. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceiptDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
                /** @description Number of the receipt. */
                receiptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PolicyPdf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceiptMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
                /** @description Number of the receipt. */
                receiptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendReceipt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
                /** @description Number of the receipt. */
                receiptId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt, unchanged; its mail is on its way. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCrossings: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only those that stand so. */
                state?: components["schemas"]["CrossingState"];
                /** @description Only those of this day or later. */
                crossed_from?: components["schemas"]["CalendarDate"];
                /** @description Only those of this day or earlier. */
                crossed_to?: components["schemas"]["CalendarDate"];
                /** @description Only crossings of this customer. */
                customer?: components["schemas"]["Id"];
                /** @description Only crossings in which this policy has a side. */
                policy?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of crossings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCrossing: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrossingInput"];
            };
        };
        responses: {
            /** @description What was crossed. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crossing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCrossing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the crossing. */
                crossingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The crossing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crossing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoCrossing: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the crossing. */
                crossingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The crossing that was undone. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crossing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReceiptBatch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptBatchInput"];
            };
        };
        responses: {
            /** @description What was recorded. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceiptBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the transfer. */
                batchId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    voidReceiptBatch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the transfer. */
                batchId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidReceiptBatchInput"];
            };
        };
        responses: {
            /** @description The transfer, of which nothing counts any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptBatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    notifyPayer: {
        parameters: {
            query?: {
                /** @description Whether the payment plan goes with the mail as a PDF. */
                payment_plan?: boolean;
            };
            header: {
                /**
                 * @description The ETag of the record that the caller has seen.
                 * @example "v3"
                 */
                "If-Match": components["parameters"]["IfMatch"];
                /**
                 * @description The run in whose log the outcome is noted, where this is done to many records.
                 * @example 31
                 */
                "Run-Id"?: components["parameters"]["RunId"];
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instalment, with the moment of the notification. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableContent"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the instalment. */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reminder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReminder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardTotals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardTotals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardProduction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twelve months, the present one last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardProduction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twelve months, the present one last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardAgeing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unpaid instalments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardAgeing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardCharts: {
        parameters: {
            query?: {
                /** @description Which policies in force are grouped, by their start; all of them by default. */
                period?: components["schemas"]["DashboardPeriod"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardCharts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Numeric code of the country. */
                countryId: components["schemas"]["CountryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                /** @description Only cities of this country. */
                country_id?: components["schemas"]["CountryId"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most fifty names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlanUse: {
        parameters: {
            query: {
                /** @description Which limit. */
                limit: components["schemas"]["PlanLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The use of the limit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanUse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlanUpgraders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubscriptionPayments: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Reads on without counting pages; begin with `first`, then follow `next`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionPaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGateway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateway. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gateway"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuote: {
        parameters: {
            query: {
                /** @description Number of the plan. */
                plan_id: components["schemas"]["Id"];
                /** @description How often it would be renewed. */
                renewal_frequency: components["schemas"]["RenewalFrequency"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoiceForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The beginning of the form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceForm"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCheckout: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutInput"];
            };
        };
        responses: {
            /** @description The purchase, as far as it has come. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["CheckoutConflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Idempotency-Key that the purchase began with. */
                checkoutKey: components["schemas"]["CheckoutKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The Idempotency-Key that the purchase began with. */
                checkoutKey: components["schemas"]["CheckoutKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase, as far as it has come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the record of the invoice. */
                invoiceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["InvoicePdf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    handleStripeWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description Moment and signature of the raw body. */
                "Stripe-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeEvent"];
            };
        };
        responses: {
            /** @description The event is taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Field to sort by; a minus sign turns the order round. */
                ordering?: "created_at" | "-created_at" | "sent_at" | "-sent_at" | "to" | "-to" | "subject" | "-subject" | "status" | "-status";
                /** @description Only messages about records of this kind; those of a policy are about its instalments, renewals and movements. */
                about_model?: components["schemas"]["MessageAboutModel"];
                /** @description Only messages about the record of this number, of the kind that has to be named besides. */
                about_id?: components["schemas"]["Id"];
                /** @description Only messages that stand so. */
                status?: components["schemas"]["MessageStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the message. */
                messageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only runs that do this. */
                kind?: components["schemas"]["RunKind"];
                /** @description Only runs that stand so. */
                status?: components["schemas"]["RunStatus"];
                /** @description Only runs that the caller began. */
                mine?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRun: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunInput"];
            };
        };
        responses: {
            /** @description The run, in which every record still waits but those that are left alone. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRunLines: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /** @description Only records that fared so. */
                outcome?: components["schemas"]["RunOutcome"];
            };
            header?: never;
            path: {
                /** @description Number of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunLinePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishRun: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The finished run. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelRun: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run that was given up. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewRunUndo: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many records on a page. */
                page_size?: number;
                /** @description As if drafts that somebody edited by hand were given up too. */
                gives_up_edited?: boolean;
            };
            header?: never;
            path: {
                /** @description Number of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunUndoPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoRun: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the run. */
                runId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRunInput"];
            };
        };
        responses: {
            /** @description The run, in which every record still waits. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudit: {
        parameters: {
            query: {
                /** @description Kind of the records. */
                model: components["schemas"]["AuditModel"];
                /** @description Only the history of this record. */
                object_id?: components["schemas"]["Id"];
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Reads on without counting pages; begin with `first`, then follow `next`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchRecords: {
        parameters: {
            query: {
                /** @description Words to find. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hits by kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGrantors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Only notifications in this state. */
                status?: components["schemas"]["NotificationStatus"];
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Reads on without counting pages; begin with `first`, then follow `next`. */
                cursor?: components["parameters"]["cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAllNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPatch"];
            };
        };
        responses: {
            /** @description How many were marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsUpdated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the notification. */
                notificationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the notification. */
                notificationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPatch"];
            };
        };
        responses: {
            /** @description The notification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIP. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": components["schemas"]["ZipContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many rows a page has. */
                page_size?: components["parameters"]["page_size"];
                /** @description Only imports of this kind. */
                kind?: components["schemas"]["ImportKind"];
                /** @description Only imports into this policy. */
                policy?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            /** @description The import, ready for rows. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCheckInput"];
            };
        };
        responses: {
            /** @description What would become of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the import. */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImportRows: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the import. */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRowsInput"];
            };
        };
        responses: {
            /** @description What became of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the import. */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The finished import. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Number of the import. */
                importId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was removed and what stays. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUndo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDirectory: {
        parameters: {
            query?: {
                /** @description Words to find, whatever their accents; numbers and telephones with their signs or without. */
                search?: components["parameters"]["search"];
                /**
                 * @description Two-letter or numeric code of ISO 3166-1.
                 * @example EC
                 */
                country?: string;
                /**
                 * @description Code of ISO 3166-2.
                 * @example EC-P
                 */
                state?: components["schemas"]["StateCode"];
                /**
                 * @description A city, whatever its accents and capitals.
                 * @example Quito
                 */
                city?: string;
                /**
                 * @description Tags that a brokerage has all of; repeated for several.
                 * @example [
                 *       "vehículos"
                 *     ]
                 */
                tags?: string[];
                /**
                 * @description Branches that a brokerage has all of; repeated for several.
                 * @example [
                 *       "Salud"
                 *     ]
                 */
                branches?: string[];
                /** @description By how well the words are found (by name where there are none), by name, or the newest first. */
                ordering?: "relevance" | "name" | "newest";
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description How many brokerages a page has. */
                page_size?: number;
                /** @description Language of names and texts; goes before Accept-Language. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of brokerages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicProfile: {
        parameters: {
            query?: {
                /** @description Language of names and texts; goes before Accept-Language. */
                lng?: components["parameters"]["lng"];
            };
            header?: never;
            path: {
                /** @description The address of the public profile. */
                alias: components["parameters"]["alias"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProfile"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfileQr: {
        parameters: {
            query?: {
                /** @description A drawing that stays sharp, or a picture of points. */
                format?: "svg" | "png";
                /** @description Width and height; a picture has the greatest size up to it at which each square of the code is whole points. */
                size?: number;
            };
            header?: never;
            path: {
                /** @description The address of the public profile. */
                alias: components["parameters"]["alias"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": components["schemas"]["QrContent"];
                    "image/svg+xml": components["schemas"]["QrContent"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfileVcard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address of the public profile. */
                alias: components["parameters"]["alias"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/vcard": components["schemas"]["VcardContent"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One key for each thing the user wants, kept through retries.
                 * @example 3f0c9a52-7d61-4b0e-9a37-5a1d0c6be812
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlans: {
        parameters: {
            query?: {
                /** @description Country whose value added tax is meant. */
                country_id?: components["schemas"]["CountryId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
/** The status that each problem is answered with. */
export interface problemStatuses {
    bad_request: 400;
    idempotency_key_required: 400;
    too_deep: 400;
    too_many_names: 400;
    too_many_entries: 400;
    too_many_lists: 400;
    wrong_signature: 400;
    account_disabled: 401;
    not_authenticated: 401;
    not_confirmed: 401;
    wrong_credentials: 401;
    card_declined: 402;
    partner_required: 403;
    permission_denied: 403;
    plan_limit_reached: 403;
    plan_required: 403;
    subscription_expired: 403;
    subscription_pending: 403;
    no_such_path: 404;
    not_found: 404;
    method_not_allowed: 405;
    request_timeout: 408;
    activate_next: 409;
    activation_incomplete: 409;
    already_notified: 409;
    already_paid: 409;
    is_credit: 409;
    completed_by_crossing: 409;
    completed_by_write_off: 409;
    crossing_of_movement: 409;
    crossing_undone: 409;
    receipt_of_crossing: 409;
    receipt_without_money: 409;
    completed_by_withholding: 409;
    draft_edited: 409;
    duplicate: 409;
    duplicate_identification: 409;
    duplicate_plate: 409;
    figures_changed: 409;
    held: 409;
    import_finished: 409;
    last_administrator: 409;
    last_insured: 409;
    last_stage: 409;
    mail_too_large: 409;
    movement_followed: 409;
    movement_incomplete: 409;
    movement_item_back: 409;
    movement_later: 409;
    movement_moved: 409;
    movement_paid: 409;
    movement_required: 409;
    next_draft: 409;
    not_invited: 409;
    not_paid: 409;
    nothing_remitted: 409;
    not_renewable: 409;
    not_undoable: 409;
    nothing_to_remit: 409;
    number_taken: 409;
    operation_running: 409;
    own_account: 409;
    partner_exists: 409;
    client_without_email: 409;
    payer_without_email: 409;
    payment_pending: 409;
    payment_processing: 409;
    plan_current: 409;
    plan_too_small: 409;
    policy_cancelled: 409;
    policy_locked: 409;
    policy_not_editable: 409;
    policy_not_renewed: 409;
    policy_renewed: 409;
    premium_over: 409;
    price_changed: 409;
    provider_without_email: 409;
    receipt_voided: 409;
    reference_changed: 409;
    role_beyond: 409;
    run_cancelled: 409;
    run_done: 409;
    run_finished: 409;
    run_not_undoable: 409;
    run_other: 409;
    run_undone: 409;
    run_waiting: 409;
    sample_loaded: 409;
    sample_locked: 409;
    sample_reference: 409;
    sample_unmailed: 409;
    say_why_lost: 409;
    shares_over: 409;
    step_superseded: 409;
    too_many_files: 409;
    too_many_stages: 409;
    too_many_rules: 409;
    transition_refused: 409;
    undo_late: 409;
    undo_unknown: 409;
    user_beyond: 409;
    stale: 412;
    too_large: 413;
    unsupported_media_type: 415;
    idempotency_key_reused: 422;
    invalid: 422;
    token_expired: 422;
    version_required: 428;
    too_many_contacts: 429;
    too_many_requests: 429;
    wait_before_login: 429;
    internal: 500;
    busy: 503;
    read_only: 503;
    stopping: 503;
    took_too_long: 503;
    unavailable: 503;
}
/** What follows from what an operation says of itself. */
export interface problemRules {
    always: "bad_request" | "busy" | "internal" | "invalid" | "too_many_requests" | "took_too_long" | "unavailable";
    session: "not_authenticated";
    permission: "partner_required" | "permission_denied";
    partner: "partner_required";
    record: "not_found";
    body: "request_timeout" | "too_deep" | "too_many_names" | "too_many_entries" | "too_many_lists" | "too_large" | "unsupported_media_type";
    write: "operation_running" | "read_only" | "reference_changed" | "sample_locked" | "sample_reference";
    version: "stale" | "version_required";
    key: "idempotency_key_required" | "idempotency_key_reused" | "operation_running";
    run: "run_cancelled" | "run_done" | "run_other";
    plan: "subscription_expired" | "subscription_pending";
    feature: "plan_required";
    limit: "plan_limit_reached";
}
/** The problems that each operation answers. */
export interface operationProblems {
    login: problemRules["always" | "body" | "write"] | "account_disabled" | "not_confirmed" | "wait_before_login" | "wrong_credentials";
    logout: problemRules["always" | "body" | "write"];
    refreshSession: problemRules["always" | "body" | "write"] | "not_authenticated";
    listSessions: problemRules["always" | "session"];
    deleteOtherSessions: problemRules["always" | "session" | "write"];
    deleteSession: problemRules["always" | "session" | "record" | "write"];
    createWsTicket: problemRules["always" | "session" | "write"];
    getMe: problemRules["always" | "session"];
    getMyName: problemRules["always" | "session"];
    updateMyName: problemRules["always" | "session" | "body" | "write"];
    getMyPreferences: problemRules["always" | "session"];
    updateMyPreferences: problemRules["always" | "session" | "body" | "write"];
    listDrafts: problemRules["always" | "session"];
    saveDraft: problemRules["always" | "session" | "record" | "body" | "write"];
    deleteDraft: problemRules["always" | "session" | "record" | "write"];
    register: problemRules["always" | "body" | "write"];
    confirmRegistration: problemRules["always" | "body" | "write"] | "token_expired";
    resendConfirmation: problemRules["always" | "body" | "write"];
    recoverPassword: problemRules["always" | "body" | "write"];
    resetPassword: problemRules["always" | "body" | "write"] | "token_expired";
    changePassword: problemRules["always" | "session" | "body" | "write"] | "wait_before_login";
    checkNewPassword: problemRules["always" | "body"] | "not_authenticated";
    getSampleBook: problemRules["always" | "session" | "permission" | "partner"];
    createSampleBook: problemRules["always" | "session" | "permission" | "partner" | "write" | "key" | "plan"] | "sample_loaded";
    deleteSampleBook: problemRules["always" | "session" | "permission" | "partner" | "write" | "plan"];
    getPartner: problemRules["always" | "session" | "permission"] | "not_found";
    createPartner: problemRules["always" | "session" | "body" | "write" | "key"] | "partner_exists";
    updatePartner: problemRules["always" | "session" | "permission" | "body" | "write" | "version"] | "not_found";
    getSettings: problemRules["always" | "session" | "partner"];
    updateSettings: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "version" | "plan"];
    updatePartnerImage: problemRules["always" | "session" | "permission" | "body" | "write"];
    deletePartnerImage: problemRules["always" | "session" | "permission" | "write"];
    updateMyImage: problemRules["always" | "session" | "body" | "write"];
    deleteMyImage: problemRules["always" | "session" | "write"];
    getImage: problemRules["always" | "record"];
    getAliasAvailability: problemRules["always" | "session"];
    listPermissions: problemRules["always" | "session" | "permission"];
    listRoles: problemRules["always" | "session" | "permission" | "partner"];
    createRole: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan" | "limit"];
    getRole: problemRules["always" | "session" | "permission" | "partner" | "record"];
    updateRole: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan"] | "last_administrator" | "role_beyond";
    deleteRole: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "run" | "plan"] | "held" | "role_beyond";
    listUsers: problemRules["always" | "session" | "permission" | "partner"];
    createUser: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan" | "limit"] | "user_beyond";
    getUser: problemRules["always" | "session" | "permission" | "partner" | "record"];
    updateUser: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan"] | "last_administrator" | "user_beyond";
    deleteUser: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "run" | "plan"] | "held" | "last_administrator" | "own_account" | "user_beyond";
    deleteUserSessions: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "plan"] | "own_account" | "user_beyond";
    listUserWork: problemRules["always" | "session" | "permission" | "partner" | "record"];
    deactivateUser: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan"] | "last_administrator" | "own_account" | "user_beyond";
    activateUser: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "run" | "plan" | "limit"] | "user_beyond" | "step_superseded";
    resendInvitation: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "key" | "plan"] | "not_invited" | "user_beyond";
    listCustomers: problemRules["always" | "session" | "permission" | "partner"];
    createCustomer: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan" | "limit"] | "duplicate_identification";
    getCustomer: problemRules["always" | "session" | "permission" | "partner" | "record"];
    updateCustomer: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan"] | "duplicate_identification";
    deleteCustomer: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "run" | "plan"] | "held";
    listVehicles: problemRules["always" | "session" | "permission" | "partner"];
    createVehicle: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan" | "limit"] | "duplicate_plate";
    getVehicle: problemRules["always" | "session" | "permission" | "partner" | "record"];
    updateVehicle: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan"] | "duplicate_plate";
    deleteVehicle: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "run" | "plan"] | "held";
    listProviders: problemRules["always" | "session" | "permission" | "partner"];
    createProvider: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan"] | "duplicate";
    getProvider: problemRules["always" | "session" | "permission" | "partner" | "record"];
    updateProvider: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan"] | "duplicate" | "held";
    deleteProvider: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "run" | "plan"] | "held";
    getProviderProduction: problemRules["always" | "session" | "permission" | "partner" | "record"];
    listBranches: problemRules["always" | "session" | "permission" | "partner"];
    createBranch: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan"] | "duplicate";
    createOfficialBranches: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan"];
    getBranch: problemRules["always" | "session" | "permission" | "partner" | "record"];
    updateBranch: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan"] | "duplicate";
    deleteBranch: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "run" | "plan"] | "held";
    listViews: problemRules["always" | "session" | "partner"];
    createView: problemRules["always" | "session" | "partner" | "body" | "write" | "key" | "plan"] | "duplicate" | "permission_denied";
    getView: problemRules["always" | "session" | "partner" | "record"];
    updateView: problemRules["always" | "session" | "partner" | "record" | "body" | "write" | "version" | "plan"] | "duplicate" | "permission_denied";
    deleteView: problemRules["always" | "session" | "partner" | "record" | "write" | "version" | "plan"] | "permission_denied";
    listCoverages: problemRules["always" | "session" | "permission" | "partner"];
    createCoverage: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan"] | "duplicate";
    getCoverage: problemRules["always" | "session" | "permission" | "partner" | "record"];
    updateCoverage: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan"] | "duplicate";
    deleteCoverage: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "run" | "plan"] | "held";
    listCie10Codes: problemRules["always" | "session" | "partner"];
    getCie10Code: problemRules["always" | "session" | "partner" | "record"];
    listTasks: problemRules["always" | "session" | "partner"];
    createTask: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan"];
    getTask: problemRules["always" | "session" | "partner" | "record"];
    updateTask: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan"] | "transition_refused";
    deleteTask: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "run" | "plan"];
    completeTask: problemRules["always" | "session" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan"] | "permission_denied" | "transition_refused";
    reopenTask: problemRules["always" | "session" | "partner" | "record" | "write" | "version" | "key" | "run" | "plan"] | "permission_denied" | "transition_refused" | "step_superseded";
    cancelTask: problemRules["always" | "session" | "partner" | "record" | "write" | "version" | "key" | "run" | "plan"] | "permission_denied" | "transition_refused";
    snoozeTask: problemRules["always" | "session" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan"] | "permission_denied" | "transition_refused";
    undoTaskSnooze: problemRules["always" | "session" | "partner" | "record" | "write" | "version" | "key" | "run" | "plan"] | "permission_denied" | "transition_refused" | "step_superseded";
    assignTask: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan"] | "transition_refused";
    listTaskRules: problemRules["always" | "session" | "partner"];
    createTaskRule: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan"] | "too_many_rules";
    updateTaskRule: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan"] | "too_many_rules";
    deleteTaskRule: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "plan"];
    getLateOfTaskRule: problemRules["always" | "session" | "permission" | "partner" | "record"];
    createLateOfTaskRule: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "key" | "plan"];
    listTaskAssignees: problemRules["always" | "session" | "permission" | "partner"];
    getCalendarFeed: problemRules["always" | "session" | "partner"];
    updateCalendarFeed: problemRules["always" | "session" | "partner" | "body" | "write"];
    deleteCalendarFeed: problemRules["always" | "session" | "partner" | "write"];
    rotateCalendarFeed: problemRules["always" | "session" | "partner" | "write"];
    listRenewals: problemRules["always" | "session" | "permission" | "partner"];
    createRenewal: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan" | "feature"] | "duplicate" | "transition_refused" | "not_renewable";
    getRenewalBoard: problemRules["always" | "session" | "permission" | "partner"];
    getRenewalSummary: problemRules["always" | "session" | "permission" | "partner"];
    getRenewalRetention: problemRules["always" | "session" | "permission" | "partner"];
    getRenewal: problemRules["always" | "session" | "permission" | "partner" | "record"];
    moveRenewal: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "transition_refused" | "activate_next" | "say_why_lost";
    assignRenewal: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "transition_refused";
    prepareRenewal: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "transition_refused" | "policy_cancelled" | "policy_renewed" | "policy_not_renewed" | "next_draft";
    getRenewalMail: problemRules["always" | "session" | "permission" | "partner" | "record"];
    askInsurer: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "transition_refused" | "provider_without_email";
    remindClient: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "transition_refused" | "client_without_email";
    undoRenewalStep: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "transition_refused" | "step_superseded" | "draft_edited" | "not_undoable";
    loseRenewal: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "transition_refused" | "next_draft";
    reopenRenewal: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "transition_refused" | "undo_late" | "number_taken" | "step_superseded";
    listRenewalStages: problemRules["always" | "session" | "partner"];
    createRenewalStage: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan"] | "too_many_stages";
    orderRenewalStages: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "plan"];
    updateRenewalStage: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan"];
    deleteRenewalStage: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "plan"] | "held" | "last_stage";
    comparePolicies: problemRules["always" | "session" | "permission" | "partner" | "record"];
    listPolicies: problemRules["always" | "session" | "permission" | "partner"];
    createPolicy: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan" | "feature" | "limit"] | "number_taken";
    getPolicySummary: problemRules["always" | "session" | "permission" | "partner"];
    getPolicy: problemRules["always" | "session" | "permission" | "partner" | "record"];
    updatePolicy: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan" | "feature"] | "number_taken" | "policy_locked" | "movement_required" | "policy_not_editable";
    deletePolicy: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "run" | "plan" | "feature"] | "held";
    activatePolicy: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "plan" | "feature"] | "activation_incomplete" | "number_taken" | "transition_refused" | "policy_cancelled" | "policy_not_renewed" | "policy_renewed";
    closePolicy: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "plan" | "feature"] | "transition_refused" | "policy_cancelled" | "policy_not_renewed" | "policy_renewed" | "next_draft";
    getPolicyReopening: problemRules["always" | "session" | "permission" | "partner" | "record"] | "transition_refused";
    reopenPolicy: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "plan" | "feature"] | "number_taken" | "transition_refused" | "undo_late" | "undo_unknown";
    renewPolicy: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "plan" | "feature"] | "transition_refused" | "policy_cancelled" | "policy_not_renewed" | "policy_renewed";
    previewPremium: problemRules["always" | "session" | "permission" | "partner" | "body" | "plan" | "feature"];
    listMovements: problemRules["always" | "session" | "permission" | "partner"];
    getMovementSummary: problemRules["always" | "session" | "permission" | "partner"];
    getMovement: problemRules["always" | "session" | "permission" | "partner" | "record"];
    updateMovement: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan" | "feature"] | "next_draft" | "policy_cancelled" | "policy_renewed" | "policy_not_editable" | "movement_later" | "premium_over" | "movement_moved";
    updateMovementChecklist: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan" | "feature"] | "movement_moved";
    getMovementMail: problemRules["always" | "session" | "permission" | "partner" | "record"];
    sendMovement: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "plan" | "feature"] | "mail_too_large" | "plan_limit_reached" | "provider_without_email" | "sample_unmailed" | "movement_moved";
    issueMovement: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "plan" | "feature"] | "movement_moved" | "figures_changed" | "movement_incomplete" | "next_draft" | "policy_cancelled" | "policy_renewed" | "policy_not_editable" | "movement_later" | "premium_over" | "plan_limit_reached";
    rejectMovement: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "plan" | "feature"] | "movement_moved";
    reopenMovement: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "plan" | "feature"] | "movement_moved";
    discardMovement: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "plan" | "feature"] | "movement_moved";
    previewMovementUndo: problemRules["always" | "session" | "permission" | "partner" | "record"] | "movement_moved";
    undoMovement: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "plan" | "feature"] | "movement_moved" | "undo_late" | "movement_paid" | "movement_followed" | "movement_item_back" | "policy_renewed";
    getPolicyAsOf: problemRules["always" | "session" | "permission" | "partner" | "record"];
    createMovement: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "key" | "plan" | "feature"] | "next_draft" | "policy_cancelled" | "policy_renewed" | "policy_not_editable" | "movement_later" | "premium_over" | "transition_refused";
    previewMovement: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "plan" | "feature"] | "next_draft" | "policy_cancelled" | "policy_renewed" | "policy_not_editable" | "movement_later" | "premium_over" | "transition_refused";
    checkMovementItems: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "plan" | "feature"];
    getPolicySheet: problemRules["always" | "session" | "permission" | "partner" | "record"];
    getPolicyDocument: problemRules["always" | "session" | "permission" | "partner" | "record"];
    getPaymentPlan: problemRules["always" | "session" | "permission" | "partner" | "record"];
    previewInstalments: problemRules["always" | "session" | "permission" | "partner" | "record"] | "activation_incomplete";
    listPolicyCoverages: problemRules["always" | "session" | "permission" | "partner" | "record"];
    createPolicyCoverage: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "key" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    updatePolicyCoverage: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    deletePolicyCoverage: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    listPolicyInsureds: problemRules["always" | "session" | "permission" | "partner" | "record"];
    createPolicyInsured: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "key" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    updatePolicyInsured: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan" | "feature"] | "held" | "movement_required" | "policy_not_editable";
    deletePolicyInsured: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "plan" | "feature"] | "held" | "last_insured" | "movement_required" | "policy_not_editable";
    listPolicyGenerals: problemRules["always" | "session" | "permission" | "partner" | "record"];
    createPolicyGeneral: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "key" | "plan" | "feature" | "limit"] | "movement_required" | "policy_not_editable";
    updatePolicyGeneral: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    deletePolicyGeneral: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    listPolicyVehicles: problemRules["always" | "session" | "permission" | "partner" | "record"];
    createPolicyVehicle: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "key" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    updatePolicyVehicle: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    deletePolicyVehicle: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    listPolicyBeneficiaries: problemRules["always" | "session" | "permission" | "partner" | "record"];
    createPolicyBeneficiary: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "key" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    updatePolicyBeneficiary: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    deletePolicyBeneficiary: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "plan" | "feature"] | "movement_required" | "policy_not_editable";
    listPolicySellers: problemRules["always" | "session" | "permission" | "partner" | "record"];
    createPolicySeller: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "key" | "plan" | "feature"] | "policy_not_editable";
    updatePolicySeller: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan" | "feature"] | "policy_not_editable";
    deletePolicySeller: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "plan" | "feature"] | "policy_not_editable" | "shares_over";
    listSellerCandidates: problemRules["always" | "session" | "permission" | "partner"];
    listPolicyFiles: problemRules["always" | "session" | "permission" | "partner" | "record"];
    createPolicyFile: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "key" | "plan" | "feature"] | "policy_not_editable" | "too_many_files";
    getPolicyFile: problemRules["always" | "session" | "permission" | "partner" | "record"];
    deletePolicyFile: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "plan" | "feature"] | "policy_not_editable";
    listPayments: problemRules["always" | "session" | "permission" | "partner"];
    getPaymentSummary: problemRules["always" | "session" | "permission" | "partner"];
    getPayment: problemRules["always" | "session" | "permission" | "partner" | "record"];
    updatePayment: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "plan" | "feature"];
    payInstalment: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "already_paid" | "is_credit";
    remitInstalment: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "nothing_to_remit";
    undoRemittance: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "nothing_remitted" | "step_superseded";
    unpayInstalment: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "run" | "plan" | "feature"] | "not_paid" | "completed_by_crossing" | "completed_by_withholding" | "completed_by_write_off" | "step_superseded";
    listReceipts: problemRules["always" | "session" | "permission" | "partner" | "record"];
    createReceipt: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "version" | "key" | "plan" | "feature"] | "already_paid";
    voidReceipt: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "plan" | "feature"] | "receipt_of_crossing" | "receipt_voided";
    getReceiptDocument: problemRules["always" | "session" | "permission" | "partner" | "record"] | "receipt_voided" | "receipt_without_money";
    getReceiptMail: problemRules["always" | "session" | "permission" | "partner" | "record"] | "receipt_voided" | "receipt_without_money";
    sendReceipt: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "plan" | "feature" | "limit"] | "payer_without_email" | "receipt_voided" | "receipt_without_money" | "sample_unmailed";
    listCrossings: problemRules["always" | "session" | "permission" | "partner"];
    createCrossing: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan" | "feature"] | "stale";
    getCrossing: problemRules["always" | "session" | "permission" | "partner" | "record"];
    undoCrossing: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "plan" | "feature"] | "crossing_of_movement" | "crossing_undone" | "undo_late";
    createReceiptBatch: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan" | "feature"] | "already_paid" | "is_credit" | "stale";
    getReceiptBatch: problemRules["always" | "session" | "permission" | "partner" | "record"];
    voidReceiptBatch: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "key" | "plan" | "feature"] | "receipt_voided" | "stale";
    notifyPayer: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "version" | "key" | "run" | "plan" | "feature" | "limit"] | "already_notified" | "already_paid" | "is_credit" | "payer_without_email" | "sample_unmailed";
    getPaymentReminder: problemRules["always" | "session" | "permission" | "partner" | "record"];
    getDashboardSummary: problemRules["always" | "session" | "partner"];
    getDashboardTotals: problemRules["always" | "session" | "partner"];
    getDashboardProduction: problemRules["always" | "session" | "permission" | "partner"];
    getDashboardCollection: problemRules["always" | "session" | "permission" | "partner"];
    getDashboardAgeing: problemRules["always" | "session" | "permission" | "partner"];
    getDashboardCharts: problemRules["always" | "session" | "permission" | "partner"];
    listCountries: problemRules["always" | "session"];
    listStates: problemRules["always" | "session" | "record"];
    listCities: problemRules["always" | "session"];
    getPlanUse: problemRules["always" | "session"] | "not_found";
    listPlanUpgraders: problemRules["always" | "session"];
    getSubscription: problemRules["always" | "session" | "permission"] | "not_found";
    listSubscriptionPayments: problemRules["always" | "session" | "permission"];
    getGateway: problemRules["always" | "session"];
    getQuote: problemRules["always" | "session" | "permission"];
    getInvoiceForm: problemRules["always" | "session" | "permission"] | "not_found";
    createCheckout: problemRules["always" | "session" | "permission" | "body" | "write" | "key"] | "card_declined" | "not_found" | "payment_pending" | "payment_processing" | "plan_current" | "plan_too_small" | "price_changed";
    getCheckout: problemRules["always" | "session" | "permission" | "record"];
    confirmCheckout: problemRules["always" | "session" | "permission" | "record" | "write"] | "card_declined";
    getInvoicePdf: problemRules["always" | "session" | "permission" | "record"];
    handleStripeWebhook: problemRules["always" | "body" | "write"] | "not_found" | "wrong_signature";
    listMessages: problemRules["always" | "session" | "permission" | "partner"];
    getMessage: problemRules["always" | "session" | "permission" | "partner" | "record"];
    listRuns: problemRules["always" | "session" | "partner"];
    createRun: problemRules["always" | "session" | "partner" | "body" | "write" | "key" | "plan"] | "permission_denied";
    getRun: problemRules["always" | "session" | "partner" | "record"] | "permission_denied";
    listRunLines: problemRules["always" | "session" | "partner" | "record"] | "permission_denied";
    finishRun: problemRules["always" | "session" | "partner" | "record" | "write" | "key" | "plan"] | "permission_denied" | "run_cancelled" | "run_waiting";
    cancelRun: problemRules["always" | "session" | "partner" | "record" | "write" | "key" | "plan"] | "permission_denied" | "run_finished";
    previewRunUndo: problemRules["always" | "session" | "partner" | "record"] | "permission_denied" | "run_waiting" | "run_not_undoable" | "run_undone" | "undo_late";
    undoRun: problemRules["always" | "session" | "partner" | "record" | "body" | "write" | "key" | "plan"] | "permission_denied" | "run_waiting" | "run_not_undoable" | "run_undone" | "undo_late";
    listAudit: problemRules["always" | "session" | "partner"] | "permission_denied";
    searchRecords: problemRules["always" | "session"];
    listGrantors: problemRules["always" | "session"];
    listNotifications: problemRules["always" | "session"];
    updateAllNotifications: problemRules["always" | "session" | "body" | "write"];
    updateNotification: problemRules["always" | "session" | "record" | "body" | "write"];
    deleteNotification: problemRules["always" | "session" | "record" | "write"];
    getExport: problemRules["always" | "session" | "permission" | "partner"] | "read_only";
    listImports: problemRules["always" | "session" | "permission" | "partner"];
    createImport: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "key" | "plan"] | "not_found" | "plan_limit_reached" | "plan_required" | "movement_required" | "policy_not_editable";
    checkImport: problemRules["always" | "session" | "permission" | "partner" | "body" | "write" | "plan"] | "not_found" | "plan_required" | "movement_required" | "policy_not_editable";
    getImport: problemRules["always" | "session" | "permission" | "partner" | "record"];
    createImportRows: problemRules["always" | "session" | "permission" | "partner" | "record" | "body" | "write" | "key" | "plan"] | "import_finished" | "plan_required" | "movement_required" | "policy_not_editable";
    finishImport: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "key" | "plan"];
    undoImport: problemRules["always" | "session" | "permission" | "partner" | "record" | "write" | "key" | "plan"];
    getHealth: problemRules["always"] | "stopping";
    getLiveness: problemRules["always"];
    listDirectory: problemRules["always"];
    getPublicProfile: problemRules["always" | "record"];
    getProfileQr: problemRules["always" | "record"];
    getProfileVcard: problemRules["always" | "record"];
    createContact: problemRules["always" | "body" | "write" | "key"] | "not_found" | "too_many_contacts";
    listPlans: problemRules["always"];
}
