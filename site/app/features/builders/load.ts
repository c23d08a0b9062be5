/** Loads the pages of builders; a browser needs this only to change to one of them in place. */
import type {Answer} from '#kit/api-client/call.ts'
import {loadSanitizer, type SafeHtml} from '#kit/html/safe-html.ts'
import type {Translator} from '#kit/i18n/translator.ts'
import {getBuilders, getProjectsByBuilder} from '#trade/contract/contract.ts'
import type {Builder, Property, RecordExtras, SocialLink} from '#trade/contract/entities.ts'
import type {Visit} from '../../core/page-types.ts'
import {shownOf} from '../../records/card-fields.ts'
import {BackendUnavailable, NotFound} from '../../records/missing-record.ts'
import {englishIn} from '../../records/record-fields.ts'
import type {BreadcrumbSteps} from '../../ui/breadcrumb-steps.ts'
import {webLinks} from '../../ui/profile-links.tsx'
import {inShort} from './summary.ts'

/** A builder in the list. */
export interface BuilderEntry extends RecordExtras {
  name: string
  slug?: string
  image?: string
  line: string
  projects?: number
}

/** Ours: a back end without the call has no list to show, and the page says where else to look. */
export async function loadBuilders({api, signal}: Visit): Promise<BuilderEntry[]> {
  try {
    const {statusCode, data} = await api(getBuilders, {}, {signal})
    return statusCode === 200 && Array.isArray(data) ? data.filter(isNamed).map(entryOf) : []
  } catch {
    return []
  }
}

export interface BuilderData extends RecordExtras {
  name: string
  image?: string
  line: string
  about?: SafeHtml
  links: SocialLink[]
  projects: Property[]
}

/** Spec section 8: when the record cannot be had, nothing of it is shown, and nothing said. */
export async function loadBuilder({api, params, signal}: Visit): Promise<BuilderData> {
  const {statusCode, data} = await answered(
    api(getProjectsByBuilder, {builderSlug: params.slug ?? ''}, {signal}),
  )
  if (statusCode === 404 || (statusCode === 200 && !data)) throw new NotFound()
  if (statusCode !== 200 || !data) throw new BackendUnavailable()
  const {name = '', image, about, social_links, projects} = data
  const safe = about ? (await loadSanitizer())(about) : undefined
  return {
    name,
    image,
    line: inShort(about),
    about: safe?.safe ? safe : undefined,
    links: webLinks(social_links),
    projects: (projects ?? []).filter(isNamed).map(projectOf),
    ...shownOf(data, image ? [image] : [], ['name', 'about']),
  }
}

async function answered<Data>(call: Promise<Answer<Data>>): Promise<Answer<Data>> {
  try {
    return await call
  } catch (cause) {
    throw new BackendUnavailable(undefined, {cause})
  }
}

/** An item in a list of an unknown back end has at least a name. */
const isNamed = (record: {name?: unknown} | null) => Boolean(record?.name)

type ListedBuilder = Omit<Builder, 'projects'> & {projects?: Property[]}

function entryOf(builder: ListedBuilder): BuilderEntry {
  const {name, slug, image, about, project_count, projects} = builder
  return {
    name,
    slug,
    image,
    line: inShort(about),
    projects: project_count ?? projects?.length,
    ...shownOf(builder, image ? [image] : [], ['name', 'about']),
  }
}

/** The few fields of a card. */
function projectOf(project: Property): Property {
  const {name, slug, about, city, state} = project
  const main_images = (project.main_images ?? []).slice(0, 1)
  return {
    name,
    slug,
    main_images,
    about: {price: null, type: about?.type},
    city,
    state,
    ...shownOf(project, main_images, ['name', 'about.type']),
  }
}

export const builderBreadcrumbs = (builder: BuilderData, i18n: Translator): BreadcrumbSteps => ({
  steps: [{name: i18n._('Builders'), href: '/builders'}],
  here: builder.name,
  lang: englishIn(builder, 'name'),
})
