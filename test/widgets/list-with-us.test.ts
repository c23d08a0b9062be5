import {expect} from '@open-wc/testing'
import type {Answer} from '#kit/api-client/call.ts'
import {imageTypes} from '#kit/forms/files/limits.ts'
import {jpegOf} from '#kit/forms/files/prepare-image.ts'
import {officeDay} from '#trade/agency/office-day.ts'
import {dayFrom} from '../support/dates.ts'
import {accepted, fakeApi} from '../support/fake-api.ts'
import {formContract} from '../support/form-contract.ts'
import {
  chooseFiles,
  chosen,
  dropFiles,
  fileOf,
  fileOfSize,
  picture,
} from '../support/partner/files.ts'
import {
  button,
  errors,
  eventually,
  field,
  isAccessible,
  load,
  mount,
  press,
  showsErrors,
  showsToast,
  toasts,
} from '../support/widget-page.ts'

const received = accepted('Your property has been submitted.')
const inThreeMonths = dayFrom(90)

const TYPED = {
  Name: 'Omar Aziz',
  Phone: '+971 50 123 4567',
  Email: 'omar@example.com',
  'Property location': 'Marina Gate, Dubai Marina',
  'Current valuation': '1,250,000',
  'Move-in date': inThreeMonths,
}

const SENT = {
  name: 'Omar Aziz',
  phone: '971501234567',
  email: 'omar@example.com',
  property_location: 'Marina Gate, Dubai Marina',
  current_valuation: '1250000',
  move_in_date: inThreeMonths,
}

describe('List with us', () => {
  before(() => load('ocp-list-with-us'))

  const {fill} = formContract({
    tag: 'ocp-list-with-us',
    name: 'list-with-us',
    attributes: () => 'heading="Your property"',
    call: 'addListWithUs',
    fields: TYPED,
    normalized: {Phone: '+971501234567', 'Current valuation': '1250000'},
    payload: () => SENT,
    send: 'Send',
    received: 'We have received the details of your property.',
    messages: {
      empty: Array(6).fill('Required! '),
      wrong: [
        ['Name', 'Omar 2', 'Please enter a valid name!'],
        ['Phone', '050 123', 'Please enter a valid contact number!'],
        ['Email', 'omar@', 'Please enter a valid email!'],
        ['Property location', ' ', 'Required! '],
        ['Property location', '---', 'Please enter a valid location!'],
        ['Current valuation', '9', 'Length must be greator than 10'],
        ['Current valuation', '10.5', 'Length must be greator than 10'],
        ['Current valuation', '-500', 'Length must be greator than 10'],
        ['Current valuation', '1e6', 'Length must be greator than 10'],
        ['Move-in date', officeDay(), 'Please enter future date!'],
      ],
    },
    languages: {
      fr: {send: 'Envoyer', message: 'Ce champ est obligatoire. '},
      ru: {send: 'Отправить', message: 'Обязательное поле! '},
    },
  })

  async function mountForm() {
    const form = await mount('<ocp-list-with-us heading="Your property"></ocp-list-with-us>')
    await eventually(() => field(form, 'Property images'))
    return form
  }

  const choose = (form: HTMLElement, ...files: File[]) =>
    chooseFiles(field(form, 'Property images'), files)

  it('List with us is accessible with errors and images', async () => {
    const form = await mountForm()
    press(form, 'Send')
    await eventually(() => expect(errors(form)).not.to.deep.equal([]))
    choose(form, await picture('house.png'), fileOf('no type.jpg', ''))
    await eventually(() => expect(chosen(form).length).to.equal(2))
    await isAccessible(form)
  })

  describe('at the office', () => {
    const {now} = Date
    afterEach(() => {
      Date.now = now
    })
    for (const [time, tomorrow] of [
      ['2026-11-25T19:59:59Z', '2026-11-26'],
      ['2026-11-25T20:00:00Z', '2026-11-27'],
    ] as const) {
      it(`the date field starts on ${tomorrow} at ${time}, since Dubai is four hours ahead`, async () => {
        Date.now = () => Date.parse(time)
        const form = await mountForm()
        await eventually(() => expect(field(form, 'Move-in date').min).to.equal(tomorrow))
      })
    }
  })

  it('the image field lists the accepted formats', async () => {
    const form = await mountForm()
    expect(field(form, 'Property images').accept.split(',')).to.deep.equal(Object.keys(imageTypes))
    expect(field(form, 'Property images').multiple).to.equal(true)
  })

  it('Send uploads the images with the values and then empties the form', async () => {
    const requests = fakeApi({addListWithUs: received})
    const form = await mountForm()
    fill(form)
    choose(form, await picture('house.png'), await picture('garden.png'))
    await eventually(() => expect(chosen(form)).to.deep.equal(['house.png', 'garden.png']))
    press(form, 'Send')
    await showsToast(received.message)
    expect(requests[0]?.body).to.deep.equal(SENT)
    expect(requests[0]?.files.property_images?.map(({name}) => name)).to.deep.equal([
      'house.png',
      'garden.png',
    ])
    expect(requests[0]?.key).to.match(/^[0-9a-f]{32}$/)
    await eventually(() => expect(field(form, 'Property location').value).to.equal(''))
    expect(chosen(form)).to.deep.equal([])
    expect(errors(form)).to.deep.equal([])
  })

  it('Send includes a file chosen just before, and values set without events', async () => {
    const requests = fakeApi({addListWithUs: received})
    const form = await mountForm()
    for (const [label, value] of [
      ['Name', 'Omar'],
      ['Phone', '971501234567'],
      ['Email', 'omar@example.com'],
      ['Property location', 'Marina Gate'],
      ['Current valuation', '1250000'],
      ['Move-in date', inThreeMonths],
    ] as const) {
      field(form, label).value = value
    }
    choose(form, await picture('house.png'))
    press(form, 'Send')
    await showsToast(received.message)
    expect(requests[0]?.files.property_images?.map(({name}) => name)).to.deep.equal(['house.png'])
  })

  it('the image field rejects a choice that exceeds five images in total', async () => {
    const form = await mountForm()
    const six = Array.from({length: 6}, (_, at) => fileOf(`${at}.jpg`, 'image/jpeg'))
    choose(form, ...six)
    await showsToast('Please select only 5 images')
    expect(chosen(form)).to.deep.equal([])
    choose(form, ...six.slice(0, 4))
    await eventually(() => expect(chosen(form).length).to.equal(4))
    choose(form, ...six.slice(4))
    await showsToast('Please select only 5 images')
    expect(chosen(form).length).to.equal(4)
    choose(form, ...six.slice(4, 5))
    await eventually(() => expect(chosen(form).length).to.equal(5))
  })

  it('the image field rejects a PDF and takes the valid image chosen with it', async () => {
    const form = await mountForm()
    choose(form, fileOf('plan.pdf', 'application/pdf'), fileOf('house.avif', 'image/avif'))
    await showsToast('Invalid file format')
    await eventually(() => expect(chosen(form)).to.deep.equal(['house.avif']))
  })

  it('the image field accepts a file without a media type that it does not recognize', async () => {
    const form = await mountForm()
    choose(form, fileOf('house', ''))
    await eventually(() => expect(chosen(form)).to.deep.equal(['house']))
    expect(toasts()).to.deep.equal([])
  })

  describe('HEIC photos', () => {
    const {createImageBitmap} = globalThis
    afterEach(() => {
      globalThis.createImageBitmap = createImageBitmap
    })

    /** As Safari decodes them. */
    const decodeHeic = () => {
      const photo = Object.assign(document.createElement('canvas'), {width: 30, height: 40})
      photo.getContext('2d')?.fillRect(0, 0, 30, 40)
      globalThis.createImageBitmap = async () => createImageBitmap(photo)
    }

    it('a photo that lies on its side is upright as a JPEG', async () => {
      const drawn = await jpegOf(await picture('house.png'))
      const bytes = new Uint8Array(await (drawn as File).arrayBuffer())
      const turned = new File([bytes.slice(0, 2), APP1, ON_ITS_SIDE, bytes.slice(2)], 'house.heif')
      const {width, height} = await createImageBitmap((await jpegOf(turned)) as File)
      expect([width, height]).to.deep.equal([8, 12])
    })

    it('the way to a JPEG has the color of the heading above it', async () => {
      choose(await mountForm(), fileOf('house.HEIC', 'image/heic'))
      await showsToast('Invalid file format')
      const layer = document.querySelector('ocp-layer-toasts')?.shadowRoot
      const colors = ['title', 'description'].map(part => {
        const text = layer?.querySelector(`[data-${part}]`)
        return text && getComputedStyle(text).color
      })
      expect(colors[1]).to.be.a('string').that.equals(colors[0])
    })

    const photos: [what: string, photo: File][] = [
      ['by its media type', fileOf('house.HEIC', 'image/heic')],
      ['by its content', new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'house.heic')],
    ]
    for (const [how, photo] of photos) {
      it(`a HEIC photo, recognized ${how}, is rejected with the way to a JPEG`, async () => {
        const form = await mountForm()
        choose(form, photo)
        await showsToast('Invalid file format')
        expect(toastText()).to.include('Settings > Camera > Formats > Most Compatible')
        expect(chosen(form)).to.deep.equal([])
      })

      it(`a HEIC photo, recognized ${how}, is sent as a JPEG by a browser that decodes it`, async () => {
        decodeHeic()
        const requests = fakeApi({addListWithUs: received})
        const form = await mountForm()
        fill(form)
        choose(form, photo)
        press(form, 'Send')
        await showsToast(received.message)
        const [sent] = requests[0]?.files.property_images ?? []
        expect([sent?.name, sent?.type]).to.deep.equal(['house.jpg', 'image/jpeg'])
        const {width, height} = await createImageBitmap(sent as File)
        expect([width, height]).to.deep.equal([30, 40])
      })
    }
  })

  it('Send stops at an image above 50 megapixels chosen just before', async () => {
    const requests = fakeApi({addListWithUs: received})
    const form = await mountForm()
    fill(form)
    const header = new DataView(await (await picture('house.png')).arrayBuffer())
    header.setUint32(16, 10_000)
    header.setUint32(20, 6_000)
    choose(form, new File([header], 'plan.png', {type: 'image/png'}))
    press(form, 'Send')
    await showsToast(
      'Images can be up to 50 megapixels, JPEGs up to 250. Please choose a smaller version.',
    )
    expect(chosen(form)).to.deep.equal([])
    press(form, 'Send')
    await showsToast(received.message)
    expect(requests.map(({files}) => files)).to.deep.equal([{}])
  })

  it('the image field rejects an image above 20 MB with a message', async () => {
    const form = await mountForm()
    choose(form, fileOfSize('huge.jpg', 21), fileOfSize('large.jpg', 20))
    await showsToast('Each image can be up to 20 MB.')
    await eventually(() => expect(chosen(form)).to.deep.equal(['large.jpg']))
    expect(form.shadowRoot?.querySelector('.chosen')?.textContent).to.include('20 MB')
  })

  it('a chosen image has a preview, and a broken image has none', async () => {
    const form = await mountForm()
    choose(form, await picture('house.png'), fileOf('broken.png', 'image/png'))
    const shown = () =>
      [...(form.shadowRoot?.querySelectorAll<HTMLElement>('.chosen__preview') ?? [])].map(
        preview => [preview.dataset.shown, preview.querySelectorAll('img').length],
      )
    await eventually(() =>
      expect(shown()).to.deep.equal([
        ['true', 1],
        ['false', 0],
      ]),
    )
  })

  it('a removed image is announced, moves the focus on, and can be chosen again', async () => {
    const form = await mountForm()
    const house = fileOf('house.jpg', 'image/jpeg')
    choose(form, house, fileOf('garden.jpg', 'image/jpeg'))
    await eventually(() => button(form, 'Remove house.jpg'))
    await eventually(() => expect(announcement(form)).to.include('Images chosen: 2'))
    press(form, 'Remove house.jpg')
    await eventually(() => expect(chosen(form)).to.deep.equal(['garden.jpg']))
    await eventually(() => expect(announcement(form)).to.include('Images chosen: 1'))
    await eventually(() => expect(focused(form)).to.equal(button(form, 'Remove garden.jpg')))
    press(form, 'Remove garden.jpg')
    await eventually(() => expect(focused(form)).to.equal(field(form, 'Property images')))
    choose(form, house)
    await eventually(() => expect(chosen(form)).to.deep.equal(['house.jpg']))
  })

  it('the drop zone takes dropped images and is highlighted during a drag', async () => {
    const form = await mountForm()
    field(form, 'Name').focus()
    const zone = field(form, 'Property images').parentElement as HTMLElement
    await eventually(() => {
      expect(dropFiles(zone, 'dragover', [fileOf('house.jpg', 'image/jpeg')])).to.equal('taken')
    })
    expect(zone.matches('[data-over]')).to.equal(true)
    dropFiles(zone, 'dragleave', [])
    expect(zone.matches('[data-over]')).to.equal(false)
    dropFiles(zone, 'dragover', [fileOf('house.jpg', 'image/jpeg')])
    dropFiles(zone, 'drop', [fileOf('house.jpg', 'image/jpeg')])
    await eventually(() => expect(chosen(form)).to.deep.equal(['house.jpg']))
    expect(zone.matches('[data-over]')).to.equal(false)
  })

  it('a progress bar shows the uploaded share of the images while they are sent', async () => {
    const answer = Promise.withResolvers<Answer>()
    const requests = fakeApi({addListWithUs: () => answer.promise})
    const form = await mountForm()
    fill(form)
    choose(form, await picture('house.png'))
    press(form, 'Send')
    await eventually(() => expect(requests.length).to.equal(1))
    const bar = () => form.shadowRoot?.querySelector('progress')
    requests[0]?.hasSent(0.25)
    await eventually(() => expect(bar()?.value).to.equal(25))
    expect(bar()?.getAttribute('aria-label')).to.equal('Sending your files')
    await isAccessible(form)
    requests[0]?.hasSent(1)
    await eventually(() => expect(bar()?.value).to.equal(100))
    answer.resolve(received)
    await showsToast(received.message)
    expect(bar()).to.equal(null)
  })

  it('a 422 response shows its message and keeps the values and images', async () => {
    fakeApi({
      addListWithUs: {
        statusCode: 422,
        message: 'One image cannot be read.',
        errors: {property_images: 'One image cannot be read.'},
      },
    })
    const form = await mountForm()
    fill(form)
    choose(form, await picture('house.png'))
    press(form, 'Send')
    await showsToast('One image cannot be read.')
    await showsErrors(form, 'One image cannot be read.')
    await eventually(() => expect(focused(form)).to.equal(field(form, 'Property images')))
    expect(chosen(form)).to.deep.equal(['house.png'])
    expect(field(form, 'Name').value).to.equal('Omar Aziz')
  })

  it('a failed request keeps values and images, and a retry sends the same key', async () => {
    const requests = fakeApi({
      addListWithUs: () => {
        if (requests.length === 1) throw new TypeError('lost')
        return received
      },
    })
    const form = await mountForm()
    fill(form)
    choose(form, await picture('house.png'))
    press(form, 'Send')
    await showsToast('Something went wrong')
    expect(chosen(form)).to.deep.equal(['house.png'])
    expect(field(form, 'Current valuation').value).to.equal('1250000')
    press(form, 'Send')
    await showsToast(received.message)
    expect(requests[1]?.key).to.equal(requests[0]?.key)
  })
})

/** Metadata that a camera writes into a photo that has to be turned by a quarter. */
const ON_ITS_SIDE = new TextEncoder().encode(
  'Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0',
)

/** The beginning of its segment in a JPEG. */
const APP1 = new Uint8Array([0xff, 0xe1, 0, 2 + ON_ITS_SIDE.length])

const focused = (form: HTMLElement) => form.shadowRoot?.activeElement

const announcement = (form: HTMLElement) =>
  [...(form.shadowRoot?.querySelectorAll('[role=status]') ?? [])].map(
    ({textContent}) => textContent,
  )

/** The whole text of the visible toast, including its description. */
const toastText = () =>
  document
    .querySelector('ocp-layer-toasts')
    ?.shadowRoot?.querySelector('[data-sonner-toast]:not([data-removed=true])')?.textContent
