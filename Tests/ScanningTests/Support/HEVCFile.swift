import Foundation

/// HEIC files with the four-field picture that nothing here can write, made with libheif's encoders.
enum HEVCFile {
    /// 100 × 150 pixels as phones store them: sideways, in six tiles of 64 × 64, with a rotation of 270 degrees
    /// anticlockwise. The file says that it has the full range.
    static let tiles = bytes(tilesText)
    /// 64 × 64 pixels of black in as many opacities.
    static let opacity = bytes(opacityText)

    /// The file in tiles with another byte behind the first, or the last, place where these characters are.
    static func tiles(after mark: String, last: Bool = false, at offset: Int, _ byte: UInt8) -> [UInt8] {
        let mark = Array(mark.utf8)
        var file = tiles
        let places = file.indices.filter { file[$0...].starts(with: mark) }
        if let place = last ? places.last : places.first { file[place + mark.count + offset] = byte }
        return file
    }

    private static func bytes(_ text: String) -> [UInt8] {
        Array(Data(base64Encoded: text) ?? Data())
    }

    private static let tilesText = """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAsNtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAABBpZGF0\
        AAABAgCWAGQAAACcaWxvYwEAAABEQAAHAAEAAQAAAAAAAAABAAAAAAAAAAgAAgAAAAAAAALnAAEAAAAAAAAALwADAAAAAAAAAxYAAQAAAAAA\
        AABUAAQAAAAAAAADagABAAAAAAAAADAABQAAAAAAAAOaAAEAAAAAAAAAFgAGAAAAAAAAA7AAAQAAAAAAAAAwAAcAAAAAAAAD4AABAAAAAAAA\
        ABYAAAChaWluZgAAAAAABwAAABVpbmZlAgAAAAABAABncmlkAAAAABVpbmZlAgAAAQACAABodmMxAAAAABVpbmZlAgAAAQADAABodmMxAAAA\
        ABVpbmZlAgAAAQAEAABodmMxAAAAABVpbmZlAgAAAQAFAABodmMxAAAAABVpbmZlAgAAAQAGAABodmMxAAAAABVpbmZlAgAAAQAHAABodmMx\
        AAAAAA5waXRtAAAAAAABAAABF2lwcnAAAADUaXBjbwAAABRpc3BlAAAAAAAAAJYAAABkAAAAeGh2Y0MBA3AAAACQAAAAAAAe8AD8/fj4AAAP\
        A2AAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAYQABACtCAQEDcAAAAwCQAAADAAADAB6gIIEFlupJKa5uAhoMCAAAAwDIAAADAAhAYgAB\
        AAdEAcFysCJAAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAQcGl4aQAAAAADCAgIAAAACWlyb3QDAAAAE2NvbHJuY2x4AAEADQAGgAAAADtpcG1h\
        AAAAAAAAAAcAAQQBhIUGAAIDggMEAAMDggMEAAQDggMEAAUDggMEAAYDggMEAAcDggMEAAAAJGlyZWYAAAAAAAAAGGRpbWcAAQAGAAIAAwAE\
        AAUABgAHAAABF21kYXQAAAArKAGvCeAhhTSl//8zoKwNu58vOlyj/+2JxAkZ80s7vUS5NNnhm73shTT//AAAAFAoAa8J4ON6XRf//kcjn0Tf\
        P0X4Gr1WKAd3SPisM+gxEn80wifMUZUmLPH1o5FXe927eVO/GH4z/pR9bY55HtP3P3P9B1COmVM4jKe1IFcCeAAAACwoAa8J4CGFNKXeP8MU\
        9sDbufLzpco//ticQJGfNLO71EuTTZ4Zu97IU0//wAAAABIoAa8J4CGFNKX//8HBWs66Fz4AAAAsKAGvCeDiNLov//7uxHPom+fovwNXqsUA\
        7ukfFYZ9BiJP5phE+YoypRz+PMAAAAASKAGvCeAhhTSl3j9IuKzroXPg
        """

    private static let opacityText = """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9j\
        AAAAAERAAAIAAQAAAAACaQABAAAAAAAAABYAAgAAAAACfwABAAAAAAAAACEAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABodmMxAAAA\
        ABVpbmZlAgAAAAACAABodmMxAAAAAA5waXRtAAAAAAABAAABhGlwcnAAAAFeaXBjbwAAAHhodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNg\
        AAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgIaDAgAAAMAyAAAAwAIQGIAAQAH\
        RAHBcrAiQAAAABNjb2xybmNseAABAA0ABoAAAAAUaXNwZQAAAAAAAABAAAAAQAAAABBwaXhpAAAAAAMICAgAAAByaHZjQwEECAAAAJ/4AAAA\
        AB7wAPz8+PgAAA8DYAABABdAAQwB//8ECAAAAwCf+AAAAwAAHroCQGEAAQAmQgEBBAgAAAMAn/gAAAMAAB7AggQWW6kkprmwIAAAAwMgAAAD\
        ACFiAAEAB0QBwXKwIkAAAAAOcGl4aQAAAAABCAAAACdhdXhDAAAAAHVybjptcGVnOmhldmM6MjAxNTphdXhpZDoxAAAAAB5pcG1hAAAAAAAA\
        AAIAAQSBAgMEAAIEhQMGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAP21kYXQAAAASKAGvCeAhhTSl///FEVLOuhc+AAAAHSgBrhPA\
        O4jr9f/tdarn//dEOY//9IpITX/+kR/g
        """
}
