/**
 * Estimates of the way from a home to a place, from the straight line between them: streets make it
 * longer by a usual factor. The filter of searches and the page of a home count by the same.
 */
import type {Coordinates} from '#kit/api-client/shapes.ts'

const EARTH_RADIUS_METRES = 6_371_000
const WALKING = {metresAnHour: 5_000, detour: 1.25}
const DRIVING = {metresAnHour: 30_000, detour: 1.4, parkingMinutes: 3}

/** In metres, by the haversine formula. */
export function distanceBetween([latitude, longitude]: Coordinates, [north, east]: Coordinates) {
  const height = haversine(north - latitude)
  const width = haversine(east - longitude) * cosine(latitude) * cosine(north)
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(Math.min(1, height + width)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const cosine = (degrees: number) => Math.cos(radians(degrees))
const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2

/** Whole minutes on foot for a straight line in metres. */
export const walkMinutes = (metres: number) =>
  Math.ceil((metres * WALKING.detour * 60) / WALKING.metresAnHour)

/** Whole minutes by car in the city, with those for the car itself. */
export const driveMinutes = (metres: number) =>
  Math.ceil((metres * DRIVING.detour * 60) / DRIVING.metresAnHour + DRIVING.parkingMinutes)
