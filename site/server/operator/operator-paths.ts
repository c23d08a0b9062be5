/**
 * Where a running server does what operators' commands ask of it. Apart from the routes, so that a
 * command that asks does not load the server.
 */
export const LEADS_PATH = '/operator/leads'
export const DELETE_PATH = '/operator/leads/delete'
export const PURGE_PATH = '/operator/leads/purge'
export const STATE_PATH = '/operator/leads/state'
export const TESTS_PATH = '/operator/leads/tests'
export const SEARCHES_PATH = '/operator/saved-searches'
export const STATISTICS_PATH = '/operator/statistics'
export const PARTNERS_PATH = '/operator/partners'
export const ACCOUNTS_PATH = '/operator/accounts'
export const DELIVERIES_PATH = '/operator/deliveries'
